//! Taking connections, and letting go of them in order.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};

use crate::app::App;
use crate::guard::Peer;
use crate::metrics::Gauge;
use crate::write_timeout::WriteTimeout;

/// How long a client may take to send its next request, or the head of it.
const HEAD_TIME: Duration = Duration::from_secs(30);

/// How long a client may read nothing of what it is sent.
const WRITE_TIME: Duration = Duration::from_secs(30);

/// The largest head of a request.
const MAX_HEAD: usize = 16 << 10;

/// How long requests and sockets that are under way may still take when the server stops.
const LAST_REQUESTS: Duration = Duration::from_secs(5);

/// Serves until it is told to stop, then finishes what is under way.
pub(crate) async fn serve(
    listener: TcpListener,
    app: &Arc<App>,
    router: Router,
    shutdown: impl Future<Output = ()>,
) {
    let room = Arc::new(Semaphore::new(app.config.connections));
    let (stop, stopping) = watch::channel(false);
    tokio::pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut shutdown => break,
        };
        match accepted {
            Ok((stream, address)) => {
                // Who finds no room is turned away by closing the connection.
                if let Some(peer) = Peer::new(app, address, &room, stopping.clone()) {
                    connect(
                        Arc::clone(app),
                        &router,
                        stopping.clone(),
                        stream,
                        address,
                        peer,
                    );
                }
            }
            Err(error) => {
                // Mostly too many open files: some will close.
                tracing::warn!(%error, "a connection cannot be taken");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop(listener);
    tracing::info!("stopping");
    app.stop_tables().await;
    drop(stopping);
    stop.send_replace(true);
    if tokio::time::timeout(LAST_REQUESTS, stop.closed())
        .await
        .is_err()
    {
        tracing::warn!("some requests or sockets did not come to an end");
    }
}

fn connect(
    app: Arc<App>,
    router: &Router,
    mut stopping: watch::Receiver<bool>,
    stream: TcpStream,
    address: SocketAddr,
    peer: Peer,
) {
    // Small messages must not wait for larger ones.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection has gone at once");
        return;
    }
    let router = TowerToHyperService::new(router.clone());
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        hyper::service::Service::call(&router, request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(MAX_HEAD)
        .serve_connection(TokioIo::new(WriteTimeout::new(stream, WRITE_TIME)), service)
        .with_upgrades();
    tokio::spawn(async move {
        let _open = Gauge::new(&app.metrics.connections);
        tokio::pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            () = async { drop(stopping.wait_for(|stop| *stop).await) } => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, %address, "a connection failed");
        }
    });
}
