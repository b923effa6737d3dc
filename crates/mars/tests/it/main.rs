//! Mars, seen from its public edge.

mod accounts;
mod automa;
mod companion;
mod data;
mod games;
mod scenarios;
mod tell;
mod text;
