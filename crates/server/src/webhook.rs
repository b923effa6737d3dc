//! Sends news to the addresses that people gave: signed, and again later if it does not arrive.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::uri::Scheme;
use axum::http::{Request, Uri};
use hmac::{Hmac, KeyInit as _, Mac as _};
use http_body_util::Full;
use hyper_util::rt::TokioIo;
use sha2::Sha256;
use store::Delivery;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};
use wire::{Problem, ProblemCode};

use crate::app::App;
use crate::metrics::add;
use crate::time::unix_now;

/// How long one attempt may take.
const ATTEMPT: Duration = Duration::from_secs(10);

/// How often to look for something to send.
const LOOK: Duration = Duration::from_millis(500);

/// How long to wait when the database does not take what became of a message.
const UNNOTED: Duration = Duration::from_secs(10);

/// Messages that are sent at the same time, in all and to one person: who does not listen keeps
/// nobody else waiting.
const AT_ONCE: u32 = 64;
const AT_ONCE_EACH: u32 = 2;

/// After which time to try again, in seconds; after the last one it is given up.
const AGAIN: [u64; 7] = [10, 60, 300, 1_800, 7_200, 21_600, 86_400];

/// An address that news can be sent to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    secure: bool,
    host: String,
    port: u16,
    path: String,
}

impl Address {
    pub(crate) fn parse(url: &str) -> Result<Self, Problem> {
        let wrong = || {
            let text = "news goes to an http or https address of at most 500 characters";
            Problem::new(ProblemCode::BadAddress, text)
        };
        let uri: Uri = url.parse().map_err(|_| wrong())?;
        let secure = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP => false,
            _ => return Err(wrong()),
        };
        let authority = uri.authority().ok_or_else(wrong)?;
        if url.len() > 500 || authority.as_str().contains('@') || authority.host().is_empty() {
            return Err(wrong());
        }
        let default = if secure { 443 } else { 80 };
        Ok(Self {
            secure,
            host: authority.host().to_owned(),
            port: authority.port_u16().unwrap_or(default),
            path: uri
                .path_and_query()
                .map_or("/", |path| path.as_str())
                .to_owned(),
        })
    }

    /// A network address of it that strangers may have us talk to.
    async fn resolve(&self, private: bool) -> Result<SocketAddr, String> {
        let host = self.host.trim_start_matches('[').trim_end_matches(']');
        let found = tokio::net::lookup_host((host, self.port)).await;
        let mut found = found.map_err(|error| format!("no such host: {error}"))?;
        let address = found.find(|address| private || is_public(address.ip()));
        address.ok_or_else(|| "it is not a public address".to_owned())
    }
}

/// Sends what is due, for as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    let tls = Arc::new(tls());
    let mut looks = tokio::time::interval(LOOK);
    let mut attempts = JoinSet::new();
    let mut under_way = HashMap::new();
    loop {
        looks.tick().await;
        while let Some(ended) = attempts.try_join_next_with_id() {
            let task = ended.map_or_else(|error| error.id(), |(task, ())| task);
            under_way.remove(&task);
        }
        let due = app.store.due_deliveries(unix_now(), AT_ONCE, AT_ONCE_EACH);
        let due = match due.await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "news cannot be read");
                continue;
            }
        };
        for delivery in due {
            if !under_way.values().any(|other| *other == delivery.id) {
                let id = delivery.id;
                let attempt = attempt(Arc::clone(&app), Arc::clone(&tls), delivery);
                under_way.insert(attempts.spawn(attempt).id(), id);
            }
        }
    }
}

/// Tries to send a message, and notes how that went. It is under way until then, since it would be
/// due again at once, and nobody wants it twice a second.
async fn attempt(app: Arc<App>, tls: Arc<ClientConfig>, delivery: Delivery) {
    let private = app.config.private_webhooks;
    let result = match tokio::time::timeout(ATTEMPT, send(&delivery, tls, private)).await {
        Ok(result) => result,
        Err(_) => Err("no answer in time".to_owned()),
    };
    let (outcome, again) = match result {
        Ok(status) => {
            add(&app.metrics.news_sent);
            (status.to_string(), None)
        }
        Err(why) => {
            add(&app.metrics.news_failed);
            let wait = AGAIN.get(usize::try_from(delivery.attempts).unwrap_or(usize::MAX));
            (why, wait.map(|seconds| unix_now() + seconds * 1_000))
        }
    };
    while let Err(error) = app.store.delivered(delivery.id, &outcome, again).await {
        tracing::error!(%error, "what became of news cannot be stored");
        tokio::time::sleep(UNNOTED).await;
    }
}

/// Posts a message; anything but success is an error.
async fn send(delivery: &Delivery, tls: Arc<ClientConfig>, private: bool) -> Result<u16, String> {
    let address = Address::parse(&delivery.url).map_err(|problem| problem.text)?;
    let network = address.resolve(private).await?;
    let stream = TcpStream::connect(network).await.map_err(said)?;
    if address.secure {
        let host = address.host.trim_matches(['[', ']']).to_owned();
        let name = ServerName::try_from(host).map_err(said)?;
        let stream = TlsConnector::from(tls)
            .connect(name, stream)
            .await
            .map_err(said)?;
        post(&address, delivery, stream).await
    } else {
        post(&address, delivery, stream).await
    }
}

async fn post(
    address: &Address,
    delivery: &Delivery,
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
) -> Result<u16, String> {
    let io = TokioIo::new(stream);
    let (mut sender, connection) = hyper::client::conn::http1::handshake(io)
        .await
        .map_err(said)?;
    let connection = tokio::spawn(connection);
    let request = Request::post(&address.path)
        .header("host", format!("{}:{}", address.host, address.port))
        .header("content-type", "application/json")
        .header("user-agent", "areo")
        .header("areo-delivery", delivery.id)
        .header(
            "areo-signature",
            signature(&delivery.secret, unix_now() / 1_000, &delivery.body),
        )
        .body(Full::new(Bytes::from(delivery.body.clone())))
        .map_err(said)?;
    let response = sender.send_request(request).await.map_err(said);
    connection.abort();
    let status = response?.status();
    if status.is_success() {
        Ok(status.as_u16())
    } else {
        Err(format!("it answers {status}"))
    }
}

/// `t=SECONDS,v1=HEX`, where HEX is the HMAC-SHA256 of `SECONDS.BODY` under the webhook's secret.
fn signature(secret: &str, seconds: u64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any length will do");
    mac.update(format!("{seconds}.{body}").as_bytes());
    let hex = mac.finalize().into_bytes();
    let hex: String = hex.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("t={seconds},v1={hex}")
}

fn tls() -> ClientConfig {
    let roots = RootCertStore {
        roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
    };
    ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider has the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth()
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// Whether an address belongs to the open internet, rather than to this machine or its networks.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, ..] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || a == 0
        || a >= 240
        || (a == 100 && b & 0xc0 == 64)
        || (a == 192 && b == 0)
        || (a == 198 && b & 0xfe == 18);
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // Only this block is given out to the world; two parts of it are tunnels and examples.
    let [first, second, ..] = address.segments();
    let given_out = first & 0xe000 == 0x2000;
    given_out && first != 0x2002 && !(first == 0x2001 && (second == 0 || second == 0xdb8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_web_addresses_are_taken() {
        let parse = |url: &str| Address::parse(url).ok();
        let address = parse("https://a.example/hook?x=1").expect("an address");
        assert_eq!((address.port, address.path.as_str()), (443, "/hook?x=1"));
        assert_eq!(
            parse("http://a.example:8080").expect("an address").port,
            8080
        );
        for url in [
            "",
            "ftp://a",
            "a.example",
            "http://",
            "http://u:p@a/",
            "/x",
            "http://a b",
        ] {
            assert_eq!(parse(url), None, "{url}");
        }
        assert_eq!(parse(&format!("http://a/{}", "x".repeat(500))), None);
    }

    #[test]
    fn private_networks_are_not_for_strangers() {
        for text in [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.1",
            "172.16.0.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "::ffff:127.0.0.1",
            "ff02::1",
            "2002:7f00:1::",
            "2001:db8::1",
        ] {
            assert!(!is_public(text.parse().expect("an address")), "{text}");
        }
        for text in ["1.1.1.1", "93.184.216.34", "2606:4700::1111"] {
            assert!(is_public(text.parse().expect("an address")), "{text}");
        }
    }

    #[test]
    fn a_signature_can_be_checked_by_anybody_with_the_secret() {
        // The same as `printf '5.{}' | openssl dgst -sha256 -hmac key`.
        assert_eq!(
            signature("key", 5, "{}"),
            "t=5,v1=9be615aec64f0d044b5ad6854ab1d893ec88617fb728d2149dcd3a3428e8c45d"
        );
    }
}
