const HOST = "127.0.0.1";
const KEY = "dGhlIHNhbXBsZSBub25jZQ==";

/** Targets that are no path, or one that can be read in two ways. */
const TARGETS = [
  "//",
  "///",
  "//evil.example/",
  "*",
  "?",
  "#",
  "\\",
  "/\\",
  "/\\\\evil.example",
  "%",
  "/%",
  "/%00",
  "/%ff%fe",
  "/%E0%A4%A",
  "/..",
  "/%2e%2e/%2e%2e/",
  "/a#b",
  "/?",
  "/??#?",
  "http://[",
  "http://",
  "http:/",
  "http://evil.example/",
  "https://127.0.0.1:99999/",
  "ws://[::1",
  "javascript:alert(1)",
  "/__proto__/constructor",
  "/\u00ff",
  `/${"a".repeat(15_000)}`,
  `/${"a".repeat(100_000)}`,
  `/?${"a=1&".repeat(3_500)}`,
  `/?${"[".repeat(15_000)}`,
];

const lines = (...all: readonly string[]): string => `${all.join("\r\n")}\r\n\r\n`;

const upgrade = (target: string, ...headers: readonly string[]): string =>
  lines(`GET ${target} HTTP/1.1`, `Host: ${HOST}`, "Connection: Upgrade", "Upgrade: websocket", ...headers);

const WEBSOCKET = [`Sec-WebSocket-Key: ${KEY}`, "Sec-WebSocket-Version: 13"];
const SOCKET_PATH = "/realtime/v1/websocket?apikey=sb_publishable_iztapalapa_local";

const post = (...headersAndBody: readonly string[]): string =>
  `POST / HTTP/1.1\r\nHost: ${HOST}\r\n${headersAndBody.join("\r\n")}`;

/** Requests that nobody honest sends, by name, as bytes (latin1). Each may be refused, and none may end a process. */
export const HOSTILE_REQUESTS: readonly (readonly [name: string, bytes: string])[] = [
  ...TARGETS.flatMap((target): [string, string][] => {
    const name = target.slice(0, 30);
    return [
      [`GET ${name}`, lines(`GET ${target} HTTP/1.1`, `Host: ${HOST}`, "Connection: close")],
      [`POST ${name}`, lines(`POST ${target} HTTP/1.1`, `Host: ${HOST}`, "Connection: close", "Content-Length: 0")],
      [`upgrade ${name}`, upgrade(target, ...WEBSOCKET)],
    ];
  }),
  ["no host", lines("GET / HTTP/1.1")],
  ["two hosts", lines("GET / HTTP/1.1", "Host: a", "Host: b")],
  ["a host that is none", lines("GET / HTTP/1.1", "Host: a/b@[")],
  ["an empty host", lines("GET / HTTP/1.1", "Host:")],
  ["a host of another port", lines("GET / HTTP/1.1", "Host: 127.0.0.1:99999")],
  ["a negative length", post("Content-Length: -1", "", "x")],
  ["two lengths", post("Content-Length: 1", "Content-Length: 2", "", "xx")],
  ["a length that is no number", post("Content-Length: 0x10", "", "x")],
  ["a length without end", post(`Content-Length: ${"9".repeat(400)}`, "", "x")],
  ["length and chunks", post("Content-Length: 1", "Transfer-Encoding: chunked", "", "0\r\n\r\n")],
  ["chunks under another name", post("Transfer-Encoding: xchunked", "", "0\r\n\r\n")],
  ["chunks twice", post("Transfer-Encoding: chunked, chunked", "", "0\r\n\r\n")],
  ["chunks with a tab", post("Transfer-Encoding:\tchunked", "", "0\r\n\r\n")],
  ["a chunk size that is none", post("Transfer-Encoding: chunked", "", "zz\r\nx\r\n0\r\n\r\n")],
  ["a negative chunk size", post("Transfer-Encoding: chunked", "", "-1\r\nx\r\n0\r\n\r\n")],
  ["a chunk size without end", post("Transfer-Encoding: chunked", "", `${"f".repeat(100)}\r\nx`)],
  ["a chunk extension without end", post("Transfer-Encoding: chunked", "", `1;${"a".repeat(100_000)}\r\nx`)],
  ["a header in a trailer", post("Transfer-Encoding: chunked", "", "0\r\nContent-Length: 5\r\nHost: x\r\n\r\n")],
  ["an expectation", post("Expect: 100-continue", "Content-Length: 1", "", "x")],
  ["another expectation", post("Expect: something", "Content-Length: 1", "", "x")],
  ["HTTP/0.9", "GET /\r\n\r\n"],
  ["HTTP/1.0", lines("GET / HTTP/1.0")],
  ["HTTP/9.9", lines("GET / HTTP/9.9", `Host: ${HOST}`)],
  ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0"],
  [
    "an upgrade to HTTP/2",
    lines("GET / HTTP/1.1", `Host: ${HOST}`, "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c"),
  ],
  ["a TLS hello", "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03"],
  ["null bytes", "\0".repeat(1_000)],
  ["a null byte in the target", lines("GET /\0 HTTP/1.1", `Host: ${HOST}`)],
  ["a null byte in a header", lines("GET / HTTP/1.1", `Host: ${HOST}`, "X: \0")],
  ["bytes of no text", "\xff\xfe\xfd".repeat(300)],
  ["lines without carriage returns", `GET / HTTP/1.1\nHost: ${HOST}\n\n`],
  ["a folded header", lines("GET / HTTP/1.1", `Host: ${HOST}`, "X: a", " b")],
  ["a header without a colon", lines("GET / HTTP/1.1", `Host: ${HOST}`, "nothing")],
  [
    "a header named __proto__",
    lines("GET / HTTP/1.1", `Host: ${HOST}`, "__proto__: x", "constructor: x", "Connection: close"),
  ],
  ["many headers", lines("GET / HTTP/1.1", `Host: ${HOST}`, ...Array.from({ length: 3_000 }, (_, n) => `X${n}: 1`))],
  ["a long header", lines("GET / HTTP/1.1", `Host: ${HOST}`, `X: ${"x".repeat(100_000)}`)],
  ["a method that is none", lines("BREW / HTTP/1.1", `Host: ${HOST}`)],
  ["a tunnel", lines("CONNECT evil.example:443 HTTP/1.1", `Host: ${HOST}`)],
  ["a tunnel to nothing", lines("CONNECT // HTTP/1.1", `Host: ${HOST}`)],
  ["requests one after the other", lines("GET // HTTP/1.1", `Host: ${HOST}`).repeat(50)],
  ["an upgrade to nothing", lines("GET / HTTP/1.1", `Host: ${HOST}`, "Connection: Upgrade", "Upgrade:")],
  [
    "an upgrade by POST",
    lines("POST /realtime/v1/websocket HTTP/1.1", `Host: ${HOST}`, "Connection: Upgrade", "Upgrade: websocket"),
  ],
  ["a socket without a key", upgrade(SOCKET_PATH, "Sec-WebSocket-Version: 13")],
  ["a socket with a key that is none", upgrade(SOCKET_PATH, "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 13")],
  ["a socket of version 7", upgrade(SOCKET_PATH, `Sec-WebSocket-Key: ${KEY}`, "Sec-WebSocket-Version: 7")],
  ["a socket of no version", upgrade(SOCKET_PATH, `Sec-WebSocket-Key: ${KEY}`, "Sec-WebSocket-Version: x")],
  ["a socket with wrong extensions", upgrade(SOCKET_PATH, ...WEBSOCKET, "Sec-WebSocket-Extensions: ;;,,=")],
  ["a socket with wrong protocols", upgrade(SOCKET_PATH, ...WEBSOCKET, "Sec-WebSocket-Protocol: ,,\x01")],
  ["a socket for a page of another site", upgrade(SOCKET_PATH, ...WEBSOCKET, "Origin: https://evil.example")],
  ["a socket for an origin that is none", upgrade(SOCKET_PATH, ...WEBSOCKET, "Origin: http://[")],
  ["an answer", lines("HTTP/1.1 200 OK", "Content-Length: 0")],
  ["commands of SMTP", "EHLO x\r\nMAIL FROM:<>\r\nRCPT TO:<>\r\nDATA\r\n"],
  ["a line without end", "x".repeat(1_000_000)],
];
