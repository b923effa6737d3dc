//! Group commit: everything that waits is written in one transaction.

use std::sync::Arc;

use tokio::sync::{Mutex, mpsc, oneshot};

use crate::writer::Writer;
use crate::{Save, StoreError};

/// The most saves that share one commit.
const MAX_BATCH: usize = 512;

/// A save, and who waits for it.
pub(crate) struct Pending {
    pub(crate) save: Save,
    pub(crate) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes until nobody can ask for it any more.
pub(crate) async fn run(writer: Arc<Mutex<Writer>>, mut pending: mpsc::Receiver<Pending>) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    while pending.recv_many(&mut batch, MAX_BATCH).await > 0 {
        let (saves, waiting): (Vec<_>, Vec<_>) =
            batch.drain(..).map(|one| (one.save, one.done)).unzip();
        let mut writer = writer.lock().await;
        let results = match write(&mut writer, &saves).await {
            Ok(()) => vec![Ok(()); saves.len()],
            // What concerns them all is not tried again for each: that would take as many times as long.
            Err(
                error @ (StoreError::Locked
                | StoreError::ReadOnly
                | StoreError::Moved(_)
                | StoreError::Disk(_)),
            ) => vec![Err(error); saves.len()],
            Err(error) if saves.len() == 1 => vec![Err(error)],
            // One of them spoils the whole transaction: each for itself, then.
            Err(_) => {
                let mut results = Vec::with_capacity(saves.len());
                for save in saves.chunks(1) {
                    results.push(write(&mut writer, save).await);
                }
                results
            }
        };
        drop(writer);
        for (done, result) in waiting.into_iter().zip(results) {
            if let Err(error) = &result {
                tracing::error!(%error, "a change could not be saved");
            }
            // Who no longer waits does not need to know.
            drop(done.send(result));
        }
    }
}

async fn write(writer: &mut Writer, saves: &[Save]) -> Result<(), StoreError> {
    let mut transaction = writer.begin().await?;
    crate::tables::write(&mut transaction, saves).await?;
    transaction.commit().await?;
    writer.done();
    Ok(())
}
