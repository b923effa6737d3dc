//! Reading decisions from words.

/// A verb and the words after it, such as `play comet`.
///
/// ```
/// let phrase = kit::Phrase::new(" amount  3 ");
/// assert_eq!((phrase.verb, phrase.rest), ("amount", "3"));
/// assert_eq!(phrase.number(phrase.rest), Ok(3));
/// assert_eq!(kit::Phrase::new("pass").alone("over"), Ok("over"));
/// assert_eq!(
///     kit::Phrase::new("pass on").alone("over"),
///     Err("nothing comes after `pass`, found `on`".to_owned())
/// );
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Phrase<'a> {
    /// All of it.
    pub text: &'a str,
    /// The first word.
    pub verb: &'a str,
    /// What comes after it, which may be nothing.
    pub rest: &'a str,
}

impl<'a> Phrase<'a> {
    /// Takes the verb off.
    pub fn new(text: &'a str) -> Self {
        let text = text.trim();
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        Self { text, verb, rest }
    }

    /// Reads a number that comes after the verb.
    ///
    /// # Errors
    /// If it is none, or too large.
    pub fn number(&self, word: &str) -> Result<u8, String> {
        let wrong = || format!("expected a number after `{}`, found `{word}`", self.verb);
        word.parse().map_err(|_| wrong())
    }

    /// The decision that the verb alone names.
    ///
    /// # Errors
    /// If anything comes after the verb.
    pub fn alone<D>(&self, decision: D) -> Result<D, String> {
        match self.rest {
            "" => Ok(decision),
            rest => Err(format!(
                "nothing comes after `{}`, found `{rest}`",
                self.verb
            )),
        }
    }
}
