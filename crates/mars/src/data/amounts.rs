//! One value for each resource, and for each tag.

use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Resource, Tag};

/// One value for each resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct ByResource<T>(pub [T; Resource::COUNT]);

impl<T> Index<Resource> for ByResource<T> {
    type Output = T;

    fn index(&self, resource: Resource) -> &T {
        &self.0[resource.index()]
    }
}

impl<T> IndexMut<Resource> for ByResource<T> {
    fn index_mut(&mut self, resource: Resource) -> &mut T {
        &mut self.0[resource.index()]
    }
}

impl<T: Copy> ByResource<T> {
    /// The values with their resources.
    pub fn iter(&self) -> impl Iterator<Item = (Resource, T)> + '_ {
        Resource::ALL
            .iter()
            .map(|&resource| (resource, self[resource]))
    }
}

/// One value for each tag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct ByTag<T>(pub [T; Tag::COUNT]);

impl<T> Index<Tag> for ByTag<T> {
    type Output = T;

    fn index(&self, tag: Tag) -> &T {
        &self.0[tag.index()]
    }
}

impl<T> IndexMut<Tag> for ByTag<T> {
    fn index_mut(&mut self, tag: Tag) -> &mut T {
        &mut self.0[tag.index()]
    }
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
