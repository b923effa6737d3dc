//! Mars, seen from its public edge.

mod data;
mod games;
mod scenarios;
mod tell;
mod text;
