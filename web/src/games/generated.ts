// Generated from the list of games by `cargo xtask generate`; do not edit.

/** All games, in the order in which they are offered. */
export const GAMES = ["mars", "dice", "shifter"] as const;
