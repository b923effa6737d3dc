//! Positions fact by fact.
