//! What an operator can measure: counters, gauges and one histogram, in the text form of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Everything that is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    /// HTTP requests by the first digit of the status.
    pub(crate) requests: [AtomicU64; 6],
    /// Commands that were done.
    pub(crate) done: AtomicU64,
    /// Commands that were refused.
    pub(crate) refused: AtomicU64,
    /// Rows that were saved.
    pub(crate) saved: AtomicU64,
    /// Changes that could not be saved.
    pub(crate) unsaved: AtomicU64,
    /// Tables that crashed and were loaded again.
    pub(crate) crashes: AtomicU64,
    /// Tables that could not be loaded.
    pub(crate) broken: AtomicU64,
    /// Tables in memory.
    pub(crate) tables: AtomicI64,
    /// Open sockets and event streams.
    pub(crate) subscribers: AtomicI64,
    /// Open connections.
    pub(crate) connections: AtomicI64,
    /// Updates sent, and their bytes.
    pub(crate) updates: AtomicU64,
    pub(crate) update_bytes: AtomicU64,
    /// Subscribers that could not keep up.
    pub(crate) too_slow: AtomicU64,
    /// Decisions that computer players wait to make.
    pub(crate) thinking: AtomicI64,
    /// Computer players that ran out of time or failed.
    pub(crate) fallbacks: AtomicU64,
    /// News sent, and news that could not be.
    pub(crate) news_sent: AtomicU64,
    pub(crate) news_failed: AtomicU64,
    /// From a command to its answer, saved.
    pub(crate) latency: Histogram,
}

/// Upper bounds in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1_000, 5_000];

/// How long something takes.
#[derive(Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn note(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(at) = BOUNDS.iter().position(|bound| micros <= bound * 1_000) {
            add(&self.buckets[at]);
        }
        add(&self.count);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// Counts one more.
pub(crate) fn add(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// Something that there is one more of, as long as this lives.
pub(crate) struct Gauge<'a>(&'a AtomicI64);

impl<'a> Gauge<'a> {
    pub(crate) fn new(gauge: &'a AtomicI64) -> Self {
        gauge.fetch_add(1, Ordering::Relaxed);
        Self(gauge)
    }
}

impl Drop for Gauge<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Metrics {
    /// All of it, as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let mut metric = |name: &str, kind: &str, help: &str, value: String| {
            let line = format!("# HELP {name} {help}\n# TYPE {name} {kind}\n{value}");
            text.push_str(&line);
        };
        let requests = self.requests.iter().enumerate().skip(1);
        let requests = requests.fold(String::new(), |mut lines, (digit, count)| {
            let count = count.load(Ordering::Relaxed);
            let line = format!("areo_http_requests_total{{status=\"{digit}xx\"}} {count}\n");
            lines.push_str(&line);
            lines
        });
        metric(
            "areo_http_requests_total",
            "counter",
            "HTTP requests",
            requests,
        );
        for (name, help, counter) in [
            ("areo_commands_done_total", "Commands done", &self.done),
            (
                "areo_commands_refused_total",
                "Commands refused",
                &self.refused,
            ),
            ("areo_entries_saved_total", "Entries on disk", &self.saved),
            (
                "areo_saves_failed_total",
                "Changes not saved",
                &self.unsaved,
            ),
            (
                "areo_table_crashes_total",
                "Tables loaded again",
                &self.crashes,
            ),
            (
                "areo_tables_broken_total",
                "Tables not loaded",
                &self.broken,
            ),
            ("areo_updates_total", "Updates sent", &self.updates),
            (
                "areo_update_bytes_total",
                "Bytes of updates",
                &self.update_bytes,
            ),
            (
                "areo_watchers_too_slow_total",
                "Subscribers cut off",
                &self.too_slow,
            ),
            (
                "areo_bot_fallbacks_total",
                "Bots that failed",
                &self.fallbacks,
            ),
            ("areo_news_sent_total", "News sent", &self.news_sent),
            ("areo_news_failed_total", "News not sent", &self.news_failed),
        ] {
            let value = format!("{name} {}\n", counter.load(Ordering::Relaxed));
            metric(name, "counter", help, value);
        }
        for (name, help, gauge) in [
            ("areo_tables_loaded", "Tables in memory", &self.tables),
            (
                "areo_watchers",
                "Sockets and event streams",
                &self.subscribers,
            ),
            ("areo_connections", "Open connections", &self.connections),
            ("areo_bots_thinking", "Decisions under way", &self.thinking),
        ] {
            let value = format!("{name} {}\n", gauge.load(Ordering::Relaxed));
            metric(name, "gauge", help, value);
        }
        let name = "areo_command_seconds";
        let help = "From a command to its answer";
        metric(name, "histogram", help, self.latency.lines(name));
        text
    }
}

impl Histogram {
    fn lines(&self, name: &str) -> String {
        let mut lines = String::new();
        let mut below = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            below += bucket.load(Ordering::Relaxed);
            let seconds = Duration::from_millis(*bound).as_secs_f64();
            writeln!(lines, "{name}_bucket{{le=\"{seconds}\"}} {below}").expect("a string grows");
        }
        let count = self.count.load(Ordering::Relaxed);
        let sum = Duration::from_micros(self.micros.load(Ordering::Relaxed)).as_secs_f64();
        writeln!(
            lines,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}"
        )
        .expect("a string grows");
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_is_what_prometheus_reads() {
        let metrics = Metrics::default();
        add(&metrics.requests[2]);
        metrics.latency.note(Duration::from_micros(1_500));
        metrics.latency.note(Duration::from_secs(60));
        let gauge = Gauge::new(&metrics.tables);
        let text = metrics.text();
        drop(gauge);
        for line in [
            "# TYPE areo_http_requests_total counter",
            "areo_http_requests_total{status=\"2xx\"} 1",
            "areo_tables_loaded 1",
            "areo_command_seconds_bucket{le=\"0.001\"} 0",
            "areo_command_seconds_bucket{le=\"0.002\"} 1",
            "areo_command_seconds_bucket{le=\"5\"} 1",
            "areo_command_seconds_bucket{le=\"+Inf\"} 2",
            "areo_command_seconds_sum 60.0015",
        ] {
            assert!(
                text.lines().any(|found| found == line),
                "{line} is missing in\n{text}"
            );
        }
        assert!(metrics.text().contains("areo_tables_loaded 0"));
    }
}
