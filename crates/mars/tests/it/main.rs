//! Mars, seen from its public edge.

mod accounts;
mod automa;
mod data;
mod encoding;
mod games;
mod parts;
mod paying;
mod placing;
mod scenarios;
mod tell;
mod text;
