// Generated from the crate `wire` by `cargo xtask generate`; do not edit.

/** The types of each game, by its name: `view`, `prompt`, `decision`, `reason`, `event` and `facts`. */
// oxlint-disable-next-line no-empty-interface
export interface Games {}

/** The names of the games. */
export type GameName = keyof Games;

/** What changed between two documents: see docs/protocol.md. */
export type Delta = { [key: string]: Delta } | Array<unknown>;

/** The seat that stands for the table itself. */
export const TABLE: Seat = 7;

/** Where the pages of tables lie. */
export const TABLE_PATH = '/t/';

/**
 * How well a seat decided.
 */
export type Accuracy = { 
/**
 * Questions to which there were several sensible answers.
 */
choices: number, 
/**
 * Those for which nothing better was found.
 */
found: number, 
/**
 * The points that the others cost.
 */
lost: number, };

/**
 * What was found about a game.
 */
export type Analysis = { 
/**
 * The chances to win over time.
 */
curve: Array<Moment>, 
/**
 * How well each seat decided, in seat order.
 */
accuracy: Array<Accuracy>, 
/**
 * The decisions that cost most, the worst first.
 */
costly: Array<Costly>, };

/**
 * How far the analysis of a finished game is.
 */
export type AnalysisState = { "state": "none" } | { "state": "under-way", 
/**
 * The pieces of work that are done.
 */
done: number, 
/**
 * All of them, as far as can be said; 0 while it waits.
 */
size: number, } | { "state": "made", 
/**
 * What was found.
 */
analysis: Analysis, };

/**
 * How a command went.
 */
export type Answer<G extends GameName = GameName> = { "done": Done<G> } | { "problem": Problem };

/**
 * A token for a program, which sends it as `Authorization: Bearer TOKEN`. Shown only once.
 */
export type ApiToken = { 
/**
 * The token.
 */
token: string, };

/**
 * What stands in for one variable of a [`Message`].
 */
export type Arg = { "number": number } | { "word": string } | { "difference": number } | { "seat": Seat } | { "message": Message } | { "list": Array<Message> };

/**
 * A computer player.
 */
export type BotInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it does, in one English line.
 */
about: string, };

/**
 * Where a new game goes on from.
 */
export type Branch = { 
/**
 * The text of a record, of the same game; its setup and chance are taken over.
 */
record: string, 
/**
 * How many of its steps are kept.
 */
keep: number, };

/**
 * One value for each player, indexed by [`Seat`].
 */
export type BySeat<T> = Array<T>;

/**
 * Something said at a table.
 */
export type Chat = { 
/**
 * Its number at this table.
 */
number: number, 
/**
 * When, in Unix milliseconds.
 */
at: number, 
/**
 * Among whom.
 */
room: ChatRoom, 
/**
 * By whom.
 */
name: string, 
/**
 * What.
 */
text: string, };

/**
 * Among whom something is said.
 */
export type ChatRoom = "players" | "spectators";

/**
 * An answer to a prompt, one element for each step.
 */
export type Choice<G extends GameName = GameName> = { "words": Array<string> } | { "json": Games[G]['decision'][] };

/**
 * What a client says over a socket.
 */
export type ClientMessage<G extends GameName = GameName> = { "type": "do", 
/**
 * Comes back with the answer.
 */
id: number, 
/**
 * What.
 */
command: Command<G>, } | { "type": "look", 
/**
 * From which.
 */
seat: Seat | null, } | { "type": "ping" };

/**
 * How long people may think, in milliseconds.
 */
export type Clock = { "type": "none" } | { "type": "move", 
/**
 * How long.
 */
time: number, } | { "type": "bank", 
/**
 * At the beginning.
 */
time: number, 
/**
 * After each turn.
 */
increment: number, };

/**
 * A clock of a seat.
 */
export type ClockState = { 
/**
 * Milliseconds left when it was last stopped or started.
 */
left: number, 
/**
 * Since when it runs, in server time.
 */
since: number | null, };

/**
 * What a client can ask of a table. The seat that acts is the one whose sight the client has.
 */
export type Command<G extends GameName = GameName> = { "type": "sit", 
/**
 * Which.
 */
seat: Seat, 
/**
 * What the player is called in this seat, if not by the account's name.
 */
name?: string, } | { "type": "stand", 
/**
 * Which.
 */
seat: Seat, } | { "type": "computer", 
/**
 * Where.
 */
seat: Seat, 
/**
 * Which; the strongest if left out.
 */
bot?: string, } | { "type": "colour", 
/**
 * Which, 0 to 4.
 */
colour: number, } | { "type": "configure", 
/**
 * Number of players and options of the game.
 */
setup: Setup, 
/**
 * The rules of the table.
 */
rules: Rules, } | { "type": "start" } | { "type": "decide", 
/**
 * The `seq` of the sight that is answered. If the question has changed since, the answer
 * is refused as stale. The same answer sent again is done only once.
 */
seq: number, 
/**
 * One step, or several that are carried out together or not at all.
 */
choice: Choice<G>, 
/**
 * Refuses instead, with `reveals`, if the answer could not be taken back alone.
 */
unlessReveals?: boolean, } | { "type": "end-turn" } | { "type": "undo", 
/**
 * The `seq` of the sight in which undo was chosen; a decision since makes it stale.
 */
seq: number, } | { "type": "consent", 
/**
 * Whether.
 */
agree: boolean, } | { "type": "orders", 
/**
 * At most 16; the first that fits is used.
 */
orders: Array<Order>, } | { "type": "hold-turns", 
/**
 * Whether.
 */
hold: boolean, } | { "type": "leave" } | { "type": "back" } | { "type": "resign" } | { "type": "replace", 
/**
 * Whom.
 */
seat: Seat, } | { "type": "claim" } | { "type": "rematch" } | { "type": "close" } | { "type": "say", 
/**
 * At most 500 characters.
 */
text: string, } | { "type": "preview", 
/**
 * What.
 */
choice: Choice<G>, } | { "type": "hint" };

/**
 * A bonus card of MarsBot.
 */
export type CompanionBonus = { 
/**
 * The word for it.
 */
word: string, 
/**
 * Its name.
 */
name: Message, };

/**
 * What is entered or corrected; entries are counted from 0.
 */
export type CompanionChange = { "type": "enter", 
/**
 * What is typed.
 */
text: string, } | { "type": "fix", 
/**
 * Which.
 */
index: number, 
/**
 * What is typed.
 */
text: string, } | { "type": "insert", 
/**
 * Which.
 */
index: number, 
/**
 * What is typed.
 */
text: string, } | { "type": "strike", 
/**
 * Which.
 */
index: number, } | { "type": "undo" };

/**
 * A milestone or an award.
 */
export type CompanionGoal = { 
/**
 * The word for it.
 */
word: string, 
/**
 * Its name.
 */
name: Message, 
/**
 * Who has it: 0 for the player, 1 for MarsBot.
 */
owner: number | null, 
/**
 * MarsBot's value.
 */
own: number, 
/**
 * What MarsBot needs, for a milestone.
 */
needs: number | null, 
/**
 * The player's last standing that was entered.
 */
player: number | null, };

/**
 * A line of the checklist.
 */
export type CompanionItem = { 
/**
 * What to do.
 */
text: Message, 
/**
 * Whether that is past.
 */
done: boolean, };

/**
 * An entry, and what came of it.
 */
export type CompanionLine = { 
/**
 * The entry as a sentence.
 */
text: Message, 
/**
 * What MarsBot did, step by step.
 */
told: Array<CompanionTold>, 
/**
 * Whether it goes on with MarsBot's turn of a line before it.
 */
continues: boolean, 
/**
 * Why the entry does not fit; then it changes nothing.
 */
misfit: Message | null, };

/**
 * What answers a question.
 */
export type CompanionNeed = "project" | "bonus" | "standings" | "plants" | "protection" | "tokens";

/**
 * What is asked.
 */
export type CompanionQuestion = { 
/**
 * The question.
 */
text: Message, 
/**
 * What answers it.
 */
needs: CompanionNeed, 
/**
 * The milestones and awards for `standings`, by their words.
 */
goals: Array<string>, };

/**
 * A table of cardboard, as far as it was entered, and what is entered now.
 */
export type CompanionSession = { 
/**
 * Options of MarsBot and its board, in words, such as `hard` or `elysium`.
 */
options: Array<string>, 
/**
 * The number from which all chance follows.
 */
seed: number, 
/**
 * Whether MarsBot's cards are dealt here instead of turned over at the table.
 */
deal: boolean, 
/**
 * What was entered, in the words of docs/protocol.md.
 */
entries: Array<string>, 
/**
 * What is entered or corrected now, if anything is.
 */
change?: CompanionChange, 
/**
 * The language whose words and names come first in what is entered now: en, pl, cs or nl.
 */
language?: string, };

/**
 * Points from one source.
 */
export type CompanionSource = { 
/**
 * The source.
 */
source: Message, 
/**
 * The points.
 */
points: number, };

/**
 * What came of it.
 */
export type CompanionTable = { 
/**
 * The entries as they are kept from now on.
 */
entries: Array<string>, 
/**
 * Why the change was refused; then all is as before.
 */
refused: Message | null, 
/**
 * What must change on the table after a correction; nothing after a new entry.
 */
changes: Array<Message> | null, 
/**
 * One for each entry.
 */
lines: Array<CompanionLine>, 
/**
 * What must be known before MarsBot can go on, or at the end.
 */
question: CompanionQuestion | null, 
/**
 * What is to be done at the table in this generation.
 */
checklist: Array<CompanionItem>, 
/**
 * The milestones, then the awards of the board.
 */
goals: Array<CompanionGoal>, 
/**
 * MarsBot's points by where they come from, and all of them.
 */
score: Array<CompanionSource>, 
/**
 * MarsBot's points.
 */
total: number, 
/**
 * Cards of MarsBot's action deck that are left.
 */
turnsLeft: number, 
/**
 * Cards of an action deck.
 */
turns: number, 
/**
 * What can be entered next: `fact` and the verbs `standing`, `claim`, `fund`, `turn`, `draw`,
 * `remove`, `reduce`, `generation`, `end`; only `answer` while a question is open.
 */
next: Array<string>, 
/**
 * MarsBot's tracks from top to bottom.
 */
tracks: Array<CompanionTrack>, 
/**
 * The bonus cards that are still in the game.
 */
bonuses: Array<CompanionBonus>, 
/**
 * The table, as the rules of Mars show it; the player is seat A, MarsBot seat B.
 */
view: Games['mars']['view'], };

/**
 * A sentence about what MarsBot did: a message with what it is about.
 */
export type CompanionTold = { 
/**
 * Whether it tells why the step before it was taken.
 */
reason: boolean, 
/**
 * The number of the space where a tile was placed.
 */
space: number | null, 
/**
 * The Fluent id.
 */
id: string, 
/**
 * The variables of the sentence.
 */
args?: Array<[string, Arg]>, };

/**
 * A track of MarsBot.
 */
export type CompanionTrack = { 
/**
 * The word for it.
 */
track: string, 
/**
 * Its name.
 */
name: Message, 
/**
 * Where its marker stands.
 */
at: number, 
/**
 * How many spaces ahead of it are marked: their icons do nothing again.
 */
marked: number, 
/**
 * What the next space shows; nothing at the end of the track.
 */
next: Message | null, };

/**
 * One component.
 */
export type Component = { 
/**
 * Its stable id.
 */
id: string, 
/**
 * What it is: `mission`, `project`, `corporation` ...
 */
kind: string, 
/**
 * How sure we are that it is what is printed.
 */
source: Sureness, 
/**
 * Whether its behaviour is all data.
 */
made: Made, 
/**
 * Its name.
 */
name: Message, 
/**
 * The languages in which that name is our own proposal, because no printed one is known.
 */
own_names: Array<string>, 
/**
 * Its text, a message per paragraph.
 */
text: Array<Message>, };

/**
 * Who decides for a seat.
 */
export type Control = "free" | "human" | "computer" | "away" | "covered" | "resigned";

/**
 * A decision for which something better was found.
 */
export type Costly = { 
/**
 * The decisions made before.
 */
step: number, 
/**
 * Whose decision it was.
 */
seat: Seat, 
/**
 * What was decided; several steps where a question takes several.
 */
decided: Array<Message>, 
/**
 * What is better.
 */
better: Array<Message>, 
/**
 * The points that it brings more.
 */
points: number, 
/**
 * The chance to win with what was decided, and with what is better.
 */
chances: [number, number], 
/**
 * Where most of the points come from.
 */
reasons: Array<Message>, };

/**
 * A name and a password: to register with, or to log in with.
 */
export type Credentials = { 
/**
 * The name.
 */
name: string, 
/**
 * The password, 8 to 200 characters.
 */
password: string, };

/**
 * What some words mean, in whatever situation.
 */
export type Definition<G extends GameName = GameName> = { 
/**
 * For people.
 */
label: Message, 
/**
 * For programs: the game's own JSON of the decision.
 */
json: Games[G]['decision'], };

/**
 * What came of a command.
 */
export type Done<G extends GameName = GameName> = { 
/**
 * The change that it made, or that the same command made when it was first sent.
 */
seq: number, 
/**
 * The answer to `preview`.
 */
preview?: Preview<G>, 
/**
 * The answer to `hint`.
 */
hint?: Hint<G>, };

/**
 * One line of the log, as one viewer may read it.
 */
export type Entry<G extends GameName = GameName> = { 
/**
 * The `seq` of the change that caused it.
 */
seq: number, 
/**
 * For people.
 */
text: Message, 
/**
 * For programs: the game's own JSON of the event; null for what happens around the game.
 */
json?: Games[G]['event'], };

/**
 * That the account is to be deleted.
 */
export type Farewell = { 
/**
 * The password of the account, if it has one.
 */
password?: string, };

/**
 * The Atom feed of one's turns.
 */
export type FeedAddress = { 
/**
 * Its path. Who knows it can read the feed, and nothing more.
 */
path: string, };

/**
 * A game that can be played here.
 */
export type GameInfo = { 
/**
 * Its name on the wire.
 */
name: string, 
/**
 * The fewest players.
 */
fewest: number, 
/**
 * The most players.
 */
most: number, 
/**
 * Its options.
 */
options: Array<OptionInfo>, 
/**
 * Its computer players, from the weakest to the strongest.
 */
bots: Array<BotInfo>, };

/**
 * What the strongest computer player would do.
 */
export type Hint<G extends GameName = GameName> = { 
/**
 * Its decisions, the next one first, as far as it has thought ahead.
 */
words: Array<string>, 
/**
 * Whether nothing can be better.
 */
proven: boolean, 
/**
 * The best answers that were tried out, at most three, the advised one first; none where there is
 * nothing to choose from.
 */
options: Array<HintOption>, 
/**
 * What the words mean.
 */
dictionary: { [key in string]: Definition<G> }, };

/**
 * An answer that the computer player has tried out.
 */
export type HintOption = { 
/**
 * Its decisions.
 */
words: Array<string>, 
/**
 * The points that it is likely to bring: the first one beyond the second, every other compared
 * with the first.
 */
points: number, 
/**
 * The chance to win, from 0 to 1.
 */
chance: number, 
/**
 * Where most of these points come from.
 */
reasons: Array<Message>, };

/**
 * Seconds that the table waits where the game itself has a time limit.
 */
export type Hourglass = number;

/**
 * A stretch of the log.
 */
export type Log<G extends GameName = GameName> = { 
/**
 * It holds everything after this `seq`. A client drops what it has from later than that, since
 * it may have been taken back.
 */
after: number, 
/**
 * In order.
 */
entries: Array<Entry<G>>, };

/**
 * A device or program that is logged in.
 */
export type Login = { 
/**
 * Its number, to revoke it by.
 */
id: number, 
/**
 * What it is called.
 */
label: string, 
/**
 * What a token is for; a device may do everything.
 */
scope: TokenScope | null, 
/**
 * Since when, in Unix milliseconds.
 */
created: number, 
/**
 * When it was last used, to the hour, in Unix milliseconds.
 */
used: number, 
/**
 * When a token ends by itself, in Unix milliseconds.
 */
ends: number | null, 
/**
 * Whether it is the one that asks.
 */
this: boolean, };

/**
 * Where a component's behaviour is written.
 */
export type Made = "data" | "bespoke";

/**
 * Who you are.
 */
export type Me = { 
/**
 * What you are called.
 */
name: string, 
/**
 * Whether you have a password and can log in elsewhere.
 */
registered: boolean, 
/**
 * How you fare, by game.
 */
standings: Array<Standing>, };

/**
 * A sentence, or a part of one, named by its Fluent id.
 */
export type Message = { 
/**
 * The Fluent id.
 */
id: string, 
/**
 * The variables of the sentence.
 */
args?: Array<[string, Arg]>, };

/**
 * The chances to win at one moment.
 */
export type Moment = { 
/**
 * The decisions made before.
 */
step: number, 
/**
 * The chance of each seat, from 0 to 1; where all win or lose together, the same for all.
 */
chances: Array<number>, };

/**
 * What a finished game did to the rating of a seat.
 */
export type MovedRating = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The rating after the game.
 */
rating: number, 
/**
 * By how much it moved.
 */
moved: number, };

/**
 * A token for a program, to be made.
 */
export type NewApiToken = { 
/**
 * What to call it.
 */
label: string, 
/**
 * What it is for: to play, if nothing is said.
 */
scope?: TokenScope, 
/**
 * After how many days it ends, 1 to 365; 90 if nothing is said.
 */
days?: number, 
/**
 * The password of the account, if it has one.
 */
password?: string, };

/**
 * A guest to be.
 */
export type NewGuest = { 
/**
 * What to call them.
 */
name?: string, };

/**
 * Another password for the account. All other logins and tokens end.
 */
export type NewPassword = { 
/**
 * The one that it has.
 */
password: string, 
/**
 * The one that it gets, 8 to 200 characters.
 */
new: string, };

/**
 * A table to be made.
 */
export type NewTable = { 
/**
 * The game's name.
 */
game: string, 
/**
 * Number of players and options.
 */
setup: Setup, 
/**
 * The rules of the table.
 */
rules: Rules, 
/**
 * Whether it is listed in the lobby, or only for those who are invited.
 */
public: boolean, 
/**
 * Who takes which seat, from the first on; the rest stays free.
 */
seats: Array<SeatPlan>, 
/**
 * Whether the game begins at once; all seats must be planned then.
 */
start: boolean, 
/**
 * Goes on from somewhere in another game, at once.
 */
branch?: Branch, 
/**
 * All chance of the game, 64 hexadecimal digits, for a private table: to play the same game
 * again, or to be guided through it. Such a game counts for nobody's statistics.
 */
seed?: string, };

/**
 * Where to send news to.
 */
export type NewWebhook = { 
/**
 * An `http` or `https` address.
 */
url: string, };

/**
 * A value of another option.
 */
export type OnlyWith = { 
/**
 * Which option.
 */
option: string, 
/**
 * Which value.
 */
value: string, };

/**
 * An option of a game.
 */
export type OptionInfo = { 
/**
 * Its name in a setup.
 */
name: string, 
/**
 * Its name for people.
 */
label: Message, 
/**
 * What it is when nothing is said.
 */
default: string, 
/**
 * What it can be, if it is one of some words.
 */
words: Array<string>, 
/**
 * Its smallest and largest value, if it is a number.
 */
range: [number, number] | null, 
/**
 * The form of its value, if it is a text.
 */
example: string | null, 
/**
 * The option beside which alone it means something, and the value that this must have.
 */
only: OnlyWith | null, };

/**
 * An answer given in advance.
 */
export type Order = { 
/**
 * The kind of question that it answers.
 */
prompt: string, 
/**
 * The answer, in the game's words.
 */
words: string, 
/**
 * Whether it is used up by the first question of that kind.
 */
once: boolean, };

/**
 * The result of a game.
 */
export type Outcome = { 
/**
 * Points in seat order, unless the game ended early.
 */
scores: Array<number>, 
/**
 * Who has won.
 */
winners: Array<Seat>, 
/**
 * The verdict in words.
 */
verdict: Message, };

/**
 * How fast computer players decide.
 */
export type Pace = "instant" | "natural" | "calm";

/**
 * What a decision would change.
 */
export type Preview<G extends GameName = GameName> = { 
/**
 * Whether it could not be taken back alone. What it would reveal is not told.
 */
reveals: boolean, 
/**
 * The change of `view`, as a delta; null if it reveals something.
 */
delta: Delta | null, 
/**
 * What would happen; if it reveals something, only what is sure and the odds of the rest.
 */
entries: Array<Entry<G>>, 
/**
 * What one is asked before the action ends, if something is left open. What comes of every
 * answer is among the entries; the view shows the moment of the question.
 */
next: Prompt<G> | null, };

/**
 * Why something was not done. Nothing has changed then.
 */
export type Problem = { 
/**
 * What kind of problem; a client has a sentence for each, `problem-CODE`.
 */
code: ProblemCode, 
/**
 * For developers, in English.
 */
text: string, 
/**
 * For people, where the rules of the game forbid it.
 */
reason?: Message, 
/**
 * After how many seconds it can be tried again, where there were too many.
 */
wait?: number, };

/**
 * A kind of problem.
 */
export type ProblemCode = "malformed" | "too-large" | "too-slow" | "too-many" | "not-found" | "no-such-table" | "wrong-method" | "not-logged-in" | "out-of-scope" | "banned" | "muted" | "table-closed" | "foreign-page" | "bad-name" | "reserved-name" | "bad-password" | "name-taken" | "wrong-login" | "wrong-password" | "already-registered" | "bad-address" | "full" | "unknown-game" | "bad-setup" | "bad-rules" | "unknown-bot" | "bad-record" | "no-such-seat" | "seat-taken" | "colour-taken" | "not-your-seat" | "not-owner" | "already-started" | "not-playing" | "seats-free" | "not-asked" | "stale" | "not-words" | "refused" | "held" | "reveals" | "nothing-to-undo" | "no-time-left" | "not-requested" | "bad-orders" | "not-gone" | "others-play" | "bad-text" | "no-hints" | "busy" | "broken-table" | "crashed" | "not-saved" | "stopping";

/**
 * What a seat is asked.
 */
export type Prompt<G extends GameName = GameName> = { 
/**
 * The kind of question.
 */
code: string, 
/**
 * For people.
 */
text: Message, 
/**
 * Answers that are called by what they do here, in place of their label in the dictionary.
 */
labels?: Record<string, Message>, 
/**
 * Answers that one would hardly leave out on purpose: who ends the turn is reminded of them.
 */
overlooked?: Array<string>, 
/**
 * For programs: the game's own JSON of the question.
 */
json: Games[G]['prompt'], };

/**
 * One person against the computer, at once.
 */
export type QuickStart = { 
/**
 * The game's name.
 */
game: string, 
/**
 * Number of players and options; two players (or the game's fewest, if more) if left out.
 */
setup?: Setup | null, 
/**
 * The opponents; the strongest if left out.
 */
bot?: string, };

/**
 * Why something is not possible.
 */
export type Reason<G extends GameName = GameName> = { 
/**
 * The kind of reason.
 */
code: string, 
/**
 * For people.
 */
text: Message, 
/**
 * For programs: the game's own JSON of the reason.
 */
json: Games[G]['reason'], };

/**
 * The table where the players of a game that is over play again.
 */
export type Rematch = { 
/**
 * Who has asked for it.
 */
by: Seat, 
/**
 * The table.
 */
table: string, 
/**
 * What lets you in, if you have played here.
 */
invite: string | null, };

/**
 * A new name to be called by.
 */
export type Rename = { 
/**
 * The name.
 */
name: string, };

/**
 * A whole game, as one viewer would have seen it.
 */
export type Replay<G extends GameName = GameName> = { 
/**
 * The game's name.
 */
game: G, 
/**
 * How many played, with which options.
 */
setup: Setup, 
/**
 * The view before the first step.
 */
start: Games[G]['view'], 
/**
 * Every step.
 */
steps: Array<ReplayStep<G>>, 
/**
 * The result, if the game was played to its end.
 */
outcome: Outcome | null, 
/**
 * What the words of the steps mean.
 */
dictionary: { [key in string]: Definition<G> }, 
/**
 * What there is to know about it, if the rules have changed since.
 */
note?: Message, };

/**
 * One step of a game.
 */
export type ReplayStep<G extends GameName = GameName> = { 
/**
 * Who decided.
 */
seat: Seat, 
/**
 * What, in the game's words.
 */
words: string, 
/**
 * The change of the view, as a delta; null if there is none.
 */
delta: Delta | null, 
/**
 * What happened; `seq` counts the steps.
 */
entries: Array<Entry<G>>, };

/**
 * What becomes of the seat of a person who has resigned, where the game goes on.
 */
export type Resigned = "computer" | "removed";

/**
 * What a table agrees on beside the rules of the game.
 */
export type Rules = { 
/**
 * How long people may think.
 */
clock: Clock, 
/**
 * What happens when their time is up.
 */
timeout: Timeout, 
/**
 * What becomes of the seat of a person who has resigned, where the game goes on.
 */
resigned: Resigned, 
/**
 * How long the table waits where the game itself has a time limit, in seconds.
 */
hourglass: Hourglass, 
/**
 * How fast computer players decide.
 */
pace: Pace, 
/**
 * Whether a player may ask the computer for advice. Then the game is not rated.
 */
hints: boolean, 
/**
 * Whether strangers may not watch.
 */
noSpectators: boolean, };

/**
 * One place at the table, in clockwise order; written `A` to `E`.
 *
 * [`Seat::TABLE`] stands for the table itself: it decides what no player decides, such as that
 * time is up. It is written `table`.
 */
export type Seat = number;

/**
 * Who takes a seat of a new table.
 */
export type SeatPlan = "free" | "me" | { "guest": string } | { "computer": string };

/**
 * A set of seats; may contain [`Seat::TABLE`].
 */
export type SeatSet = number;

/**
 * One seat.
 */
export type SeatState = { 
/**
 * What the player is called; null if the seat is free.
 */
name: string | null, 
/**
 * Who decides for it.
 */
control: Control, 
/**
 * Which computer player decides, if one does.
 */
bot: string | null, 
/**
 * Its colour, 0 to 4; no two seats have the same.
 */
colour: number, 
/**
 * Whether the person is connected.
 */
present: boolean, 
/**
 * Its clock, if the table has clocks.
 */
clock: ClockState | null, };

/**
 * What the server says over a socket.
 */
export type ServerMessage<G extends GameName = GameName> = { "type": "snapshot" } & Snapshot<G> | { "type": "update", 
/**
 * The change of the sight, as a delta; null if it is the same.
 */
delta?: Delta, 
/**
 * New lines of the log.
 */
log?: Log<G>, 
/**
 * Words that were not used before.
 */
dictionary?: { [key in string]: Definition<G> }, } | { "type": "answer", 
/**
 * Of the command.
 */
id: number, 
/**
 * How it went.
 */
answer: Answer<G>, } | { "type": "problem" } & Problem | { "type": "chat" } & Chat | { "type": "pong", 
/**
 * Server time.
 */
now: number, } | { "type": "closed" } & Problem;

/**
 * How many play, and the options that differ from their default.
 */
export type Setup = { 
/**
 * The number of players.
 */
players: number, 
/**
 * Option values by option name.
 */
options: { [key in string]: string }, };

/**
 * Everything that a client needs on arrival.
 */
export type Snapshot<G extends GameName = GameName> = { 
/**
 * Version of the protocol.
 */
protocol: number, 
/**
 * Server time.
 */
now: number, 
/**
 * What is seen.
 */
sight: TableView<G>, 
/**
 * What happened since the client was last here, or lately.
 */
log: Log<G>, 
/**
 * What the words in the sight mean.
 */
dictionary: { [key in string]: Definition<G> }, 
/**
 * What was said lately.
 */
chat: Array<Chat>, };

/**
 * Before, during or after the game.
 */
export type Stage = "open" | "playing" | "over";

/**
 * How somebody fares in a game.
 */
export type Standing = { 
/**
 * The game's name.
 */
game: string, 
/**
 * Finished games.
 */
played: number, 
/**
 * Games won.
 */
won: number, 
/**
 * The rating against other people; it begins at 1500.
 */
rating: number, 
/**
 * Games against other people, which the rating rests on.
 */
rated: number, };

/**
 * How sure we are of a component.
 */
export type Sureness = "printed" | "inferred" | "partly" | "reconstructed";

/**
 * A table that was made.
 */
export type TableCreated = { 
/**
 * Its id, which is no secret.
 */
id: string, 
/**
 * What others need to be let in.
 */
invite: string, };

/**
 * A table in a list.
 */
export type TableSummary = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game's name.
 */
game: string, 
/**
 * Number of players and options.
 */
setup: Setup, 
/**
 * How long people may think.
 */
clock: Clock, 
/**
 * Before, during or after the game.
 */
stage: Stage, 
/**
 * What the players are called; null where a seat is free.
 */
names: Array<string | null>, 
/**
 * How far the game has come, in percent, once it has begun and where that can be told.
 */
progress: number | null, 
/**
 * Who must decide.
 */
asked: Array<Seat>, 
/**
 * The `seq` by which each of them was asked.
 */
askedAt: Array<number>, 
/**
 * The seats that are yours.
 */
yours: Array<Seat>, 
/**
 * Whether whoever made the table could know every draw to come.
 */
seedKnown: boolean, 
/**
 * Whether strangers may not watch.
 */
noSpectators?: boolean, 
/**
 * When something happened last, in Unix milliseconds.
 */
changed: number, 
/**
 * By when somebody must decide, in Unix milliseconds, if a clock runs.
 */
deadline: number | null, };

/**
 * Everything that one viewer may see of a table, as one document.
 *
 * It is sent whole once and then as deltas. What never changes with a word (its label, its JSON)
 * is not in it but in the [`Dictionary`].
 */
export type TableView<G extends GameName = GameName> = { 
/**
 * The table.
 */
id: string, 
/**
 * How many changes the table has seen. Commands carry it, so that late ones are noticed.
 */
seq: number, 
/**
 * The game's name.
 */
game: G, 
/**
 * How many play, and the options that differ from their default.
 */
setup: Setup, 
/**
 * The rules of the table.
 */
rules: Rules, 
/**
 * Whether it is listed in the lobby.
 */
public: boolean, 
/**
 * Whether the result moves ratings: people play each other, without hints, each at one seat.
 */
rated: boolean, 
/**
 * Before, during or after the game.
 */
stage: Stage, 
/**
 * Who you are here.
 */
you: You, 
/**
 * Everybody, in seat order.
 */
seats: Array<SeatState>, 
/**
 * How many people watch.
 */
watching: number, 
/**
 * The SHA-256 of the seed, fixed before the first draw.
 */
commitment: string, 
/**
 * Whether whoever made the table could know the seed, and with it every draw to come.
 */
seedKnown: boolean, 
/**
 * The seed itself, once the game is over.
 */
seed: string | null, 
/**
 * Who must decide.
 */
asked: Array<Seat>, 
/**
 * Who keeps a turn open that could end.
 */
held: Seat | null, 
/**
 * Since when the table itself must decide, in server time, where the game has a time limit.
 */
glass: number | null, 
/**
 * What you are asked.
 */
prompt: Prompt<G> | null, 
/**
 * Your sensible answers, in the game's words.
 */
legal: Array<string>, 
/**
 * What you might want to do but cannot: the words, and why.
 */
blocked: { [key in string]: Reason<G> }, 
/**
 * What you may take back.
 */
undo: Undo, 
/**
 * Your answers in advance.
 */
orders: Array<Order>, 
/**
 * Whether your turn stays open until you end it.
 */
holdTurns: boolean, 
/**
 * The game as you may see it; null before it begins.
 */
view: Games[G]['view'] | null, 
/**
 * The result.
 */
outcome: Outcome | null, 
/**
 * The table where those who played here play again.
 */
rematch: Rematch | null, };

/**
 * What happens when the time of a person is up.
 */
export type Timeout = "computer" | "pass" | "forfeit";

/**
 * What a token is for. No token can change the account.
 */
export type TokenScope = "play" | "read";

/**
 * What can be taken back.
 */
export type Undo = { 
/**
 * Your last decision, in words, if you can take it back alone.
 */
alone: string | null, 
/**
 * Your last decision, in words, if you can ask to take it back.
 */
agreed: string | null, 
/**
 * Whether you can take back whatever you do alone, since no other person plays.
 */
always: boolean, 
/**
 * An undo that somebody has asked for.
 */
request: UndoRequest | null, };

/**
 * An undo that waits for consent.
 */
export type UndoRequest = { 
/**
 * Who asks.
 */
by: Seat, 
/**
 * The first decision that it would take back, as your log tells it; nothing if it does not.
 */
told: Message | null, 
/**
 * How many decisions it would take back.
 */
count: number, 
/**
 * Who has not answered yet.
 */
waiting: Array<Seat>, };

/**
 * A place that news is sent to.
 */
export type Webhook = { 
/**
 * Its number, to remove it by.
 */
id: number, 
/**
 * The address.
 */
url: string, 
/**
 * What its messages are signed with; shown only when it is made.
 */
secret?: string, 
/**
 * How the last message fared.
 */
last: string | null, };

/**
 * Who you are at a table.
 */
export type You = { 
/**
 * Whose sight this is; null for that of a spectator.
 */
seat: Seat | null, 
/**
 * All seats that are yours. With several, choose whose sight to have.
 */
seats: Array<Seat>, 
/**
 * Whether all of them may see the same, so that nobody has to look away.
 */
alike: boolean, 
/**
 * Whether the table is yours to configure and start: you made it, or sit there while who made
 * it is gone (then after five minutes).
 */
owner: boolean, 
/**
 * What others need to be let in, if you may invite.
 */
invite: string | null, };
