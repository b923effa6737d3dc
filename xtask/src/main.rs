//! The project's own commands: `cargo xtask play`, `cargo xtask test`, `cargo xtask bench`.

fn main() -> anyhow::Result<()> {
    anyhow::bail!("no command yet")
}
