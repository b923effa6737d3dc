//! Effects on the parameters and the terraform rating.

use kit::{Log, Seat};

use crate::api::{Event, Source};
use crate::data::{Parameter, catalogue};
use crate::state::{Mars, Task};

impl Mars {
    pub(super) fn raise(
        &mut self,
        task: Task,
        parameter: Parameter,
        steps: u8,
        log: &mut Log<Event>,
    ) {
        self.raise_parameter(task.seat, parameter, steps, task.source, log);
        self.finish(task, log);
    }

    pub(super) fn rate(&mut self, task: Task, steps: u8, log: &mut Log<Event>) {
        self.raise_rating(task.seat, steps, task.source, log);
        self.finish(task, log);
    }

    /// Raises a parameter step by step; a full one stays [R2.6]. Marks give their bonus [R2.5].
    pub(crate) fn raise_parameter(
        &mut self,
        seat: Seat,
        parameter: Parameter,
        steps: u8,
        source: Source,
        log: &mut Log<Event>,
    ) {
        for _ in 0..steps {
            let value = match parameter {
                Parameter::Temperature => &mut self.temperature,
                Parameter::Oxygen => &mut self.oxygen,
                // Oceans rise by being placed.
                Parameter::Oceans => return,
            };
            if *value >= parameter.highest() {
                return;
            }
            *value += parameter.step();
            let to = *value;
            log.note(|| Event::Raised {
                seat,
                parameter,
                to,
                source,
            });
            self.raise_rating(seat, 1, source, log);
            let reached = |mark: &&crate::data::Mark| mark.parameter == parameter && mark.at == to;
            for mark in catalogue().rules().marks.iter().filter(reached) {
                let source = Source::Mark(parameter);
                if self.is_bot(seat) {
                    let effects = mark.effects.iter();
                    effects.for_each(|effect| self.bot_mark(effect, source, log));
                } else {
                    let task = Task::new(seat, source, mark.effects.first_id());
                    self.due_all(task, &mark.effects, log);
                }
            }
        }
    }
}
