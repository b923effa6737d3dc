//! One value for each resource, and for each tag.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Resource, Tag};

kit::by_word! {
    /// One value for each resource.
    ByResource of Resource
}

kit::by_word! {
    /// One value for each tag.
    ByTag of Tag
}

/// Changes of several resources, written as a map: `{Energy: -1, Money: 3}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(from = "BTreeMap<Resource, i8>", into = "BTreeMap<Resource, i8>")]
#[ts(type = "{ [key in Resource]?: number }")]
pub struct Amounts(ByResource<i8>);

impl From<BTreeMap<Resource, i8>> for Amounts {
    fn from(map: BTreeMap<Resource, i8>) -> Self {
        let mut amounts = Self::default();
        for (resource, amount) in map {
            amounts.0[resource] = amount;
        }
        amounts
    }
}

impl From<Amounts> for BTreeMap<Resource, i8> {
    fn from(amounts: Amounts) -> Self {
        amounts.iter().collect()
    }
}

impl Amounts {
    /// The resources that change, with their change.
    pub fn iter(&self) -> impl Iterator<Item = (Resource, i8)> + '_ {
        self.0.iter().filter(|&(_, amount)| amount != 0)
    }

    /// The change of one resource.
    pub fn of(&self, resource: Resource) -> i8 {
        self.0[resource]
    }

    /// Whether nothing goes down.
    pub fn only_gains(&self) -> bool {
        self.0.0.iter().all(|&amount| amount >= 0)
    }
}
