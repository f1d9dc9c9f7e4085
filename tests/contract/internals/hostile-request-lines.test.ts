// Ours alone: whether our process lives on after bytes that are no request.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { eventually } from "@/tests/support/eventually";
import { HOSTILE_REQUESTS } from "@/tests/support/hostile-requests";
import { throwBytes } from "@/tests/support/raw-http";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

let backend: ScratchBackend;
let port: number;

beforeAll(async () => {
  backend = await startScratchBackend();
  port = Number(new URL(backend.url).port);
});
afterAll(() => backend?.stop());

/** Expects the process as before, with its database. */
async function expectAlive(): Promise<void> {
  process.kill(backend.pid, 0);
  const answer = await fetch(`${backend.url}/health`);
  expect([answer.status, backend.logs().match(/nobody caught/)]).toEqual([200, null]);
}

const LEAVING = ["politely", "at once", "broken off"] as const;

describe("no request ends the backend", () => {
  it.each(HOSTILE_REQUESTS)("on its own port: %s", async (_name, bytes) => {
    // By the name of this port, so that it is not the name that is refused.
    const named = bytes.replaceAll("Host: 127.0.0.1\r\n", `Host: 127.0.0.1:${port}\r\n`);
    for (const leave of LEAVING) await Promise.all([throwBytes(port, bytes, leave), throwBytes(port, named, leave)]);
    await expectAlive();
  });

  it("on the port for mail", async () => {
    const mailPort = Number(new URL(backend.smtpUrl).port);
    for (const [, bytes] of HOSTILE_REQUESTS) {
      await Promise.all(LEAVING.map((leave) => throwBytes(mailPort, bytes, leave)));
    }
    await expectAlive();
  });
});

describe("no message ends the backend", () => {
  async function open(): Promise<WebSocket> {
    const query = new URLSearchParams({ apikey: backend.publishableKey, vsn: "2.0.0" });
    const socket = new WebSocket(`${backend.url.replace("http", "ws")}/realtime/v1/websocket?${query}`);
    socket.on("error", () => undefined);
    await once(socket, "open");
    return socket;
  }
  const join = (topic: string, payload: unknown) => JSON.stringify(["1", "1", topic, "phx_join", payload]);
  const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
  const deepJoin = `["1","1","realtime:a","phx_join",{"config":{"postgres_changes":[{"event":"*","schema":"public","x":${nested(30_000)}}]}}]`;

  /** Returns the socket's replies up to the one to the last message, which is a heartbeat. */
  async function repliesTo(socket: WebSocket, messages: readonly string[]): Promise<string[]> {
    const replies: string[] = [];
    const done = new Promise<void>((resolve) => {
      socket.on("message", (data) => {
        replies.push(String(data));
        if (String(data).includes('"beat"')) resolve();
      });
    });
    for (const message of messages) socket.send(message);
    socket.send(JSON.stringify([null, "beat", "phoenix", "heartbeat", {}]));
    await done;
    return replies;
  }

  /** The code with which the socket is closed after the message. */
  async function closedBy(message: string | Buffer): Promise<number> {
    const socket = await open();
    socket.send(message);
    const [code] = await once(socket, "close");
    return code as number;
  }

  it.each([
    ["nothing", "", 1003],
    ["half of an object", '{"topic":', 1003],
    ["another value", "null", 1003],
    ["deep JSON", nested(32_000), 1003],
    ["a join that is echoed, with deep JSON in it", deepJoin, 1003],
    ["bytes", randomBytes(100), 1003],
    ["64 KB and one byte", "x".repeat(64 * 1024 + 1), 1009],
    ["1 MB", "x".repeat(1024 * 1024), 1009],
  ])("%s", async (_case, message, code) => {
    expect(await closedBy(message)).toBe(code);
    await expectAlive();
  });

  it.each([
    ["an event that nobody knows", JSON.stringify(["1", "1", "realtime:a", "__proto__", {}])],
    ["a topic of another kind", join("__proto__", { config: { postgres_changes: [] } })],
    ["a join without sense", join("realtime:a", { config: [], access_token: 7 })],
    ["a token that is none", join("realtime:a", { access_token: "a.b.c" })],
    [
      "a filter on what every object has",
      join("realtime:a", {
        config: { postgres_changes: [{ event: "*", schema: "public", table: "cambios", filter: "constructor=eq.x" }] },
      }),
    ],
    [
      "a table that is none",
      join("realtime:a", { config: { postgres_changes: [{ event: "*", schema: "'", table: '"' }] } }),
    ],
    ["a renewal of a channel that is not joined", JSON.stringify(["1", "1", "realtime:z", "access_token", {}])],
    ["a leave of a channel that is not joined", JSON.stringify(["1", "1", "realtime:z", "phx_leave", nested(3)])],
  ])("%s: the socket goes on", async (_case, message) => {
    const socket = await open();
    await repliesTo(socket, [message]);
    socket.terminate();
    await expectAlive();
  });

  it("many topics on one socket: twenty are joined", async () => {
    const socket = await open();
    const replies: string[] = [];
    socket.on("message", (data) => replies.push(String(data)));
    for (let n = 0; n < 50; n += 1) socket.send(join(`realtime:${n}`, {}));
    const saying = (word: string) => replies.filter((reply) => reply.includes(word)).length;
    await eventually(async () => expect(saying("phx_reply")).toBe(50));
    expect([saying("Too many channels"), saying('"status":"ok"')]).toEqual([30, 20]);
    socket.terminate();
  });

  it("10,000 messages on one socket: it is closed after a hundred", async () => {
    const socket = await open();
    let replies = 0;
    socket.on("message", () => {
      replies += 1;
    });
    for (let n = 0; n < 10_000; n += 1) socket.send(JSON.stringify([null, String(n), "phoenix", "heartbeat", {}]));
    const [code] = await once(socket, "close");
    expect([code, replies]).toEqual([1008, 100]);
    await expectAlive();
  });

  it.each([
    ["an unmasked frame", Buffer.from([0x81, 0x02, 0x68, 0x69])],
    ["a reserved bit", Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
    ["a kind of frame that is none", Buffer.from([0x8b, 0x80, 0, 0, 0, 0])],
    ["a length without end", Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])],
    ["a close code that is none", Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe7])],
    ["a close of one byte", Buffer.from([0x88, 0x81, 0, 0, 0, 0, 0x03])],
    ["a long ping", Buffer.from([0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0])],
    ["a continuation of nothing", Buffer.from([0x80, 0x80, 0, 0, 0, 0])],
    ["bytes of no text", Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe])],
    ["noise", randomBytes(5_000)],
  ])("%s: the connection ends", async (_case, frame) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(
      `GET /realtime/v1/websocket?apikey=${backend.publishableKey}&vsn=2.0.0 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    );
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1.1 101 /);
    const closed = once(socket, "close");
    socket.resume().write(frame);
    await closed;
    await expectAlive();
  });
});

describe("a mail client that means no good", () => {
  /** The answers to each line, the first to the greeting. */
  async function converse(lines: readonly string[]): Promise<string[]> {
    const { port: mailPort, username, password } = new URL(backend.smtpUrl);
    const socket = net.connect(Number(mailPort), "127.0.0.1");
    socket.on("error", () => undefined).setEncoding("latin1");
    const answers: string[] = [];
    const login = Buffer.from(`\0${username}\0${password}`).toString("base64");
    const waiting = ["EHLO x", `AUTH PLAIN ${login}`, ...lines];
    let text = "";
    socket.on("data", (part: string) => {
      text += part;
      if (!/^\d{3} .*\r\n$/m.test(text)) return;
      answers.push(text.slice(0, 3));
      text = "";
      const next = waiting.shift();
      if (next === undefined) socket.end();
      else socket.write(`${next}\r\n`);
    });
    await once(socket, "close");
    return answers;
  }

  it("names ten recipients at most", async () => {
    const many = Array.from({ length: 10_000 }, (_, n) => `RCPT TO:<a${n}@example.com>`);
    const answers = await converse(["MAIL FROM:<a@example.com>", ...many]);
    expect(answers.filter((answer) => answer === "250").length).toBeLessThanOrEqual(2 + 10);
    expect(answers).toContain("452");
    await expectAlive();
  });

  it("is told that 100 MB are too much, and nothing of them is kept", async () => {
    const megabytes = Array.from({ length: 100 }, () => `${"x".repeat(1_022)}\r\n`.repeat(1_024)).join("");
    const answers = await converse([
      "MAIL FROM:<a@example.com>",
      "RCPT TO:<a@example.com>",
      "DATA",
      `${megabytes}\r\n.`,
    ]);
    expect(answers.at(-1)).toBe("552");
    await expectAlive();
  });

  it("does not fill the memory with a line that has no end", async () => {
    const socket = net.connect(Number(new URL(backend.smtpUrl).port), "127.0.0.1");
    socket.on("error", () => undefined).resume();
    const closed = once(socket, "close");
    const more = (): void => {
      while (!socket.destroyed && socket.write("x".repeat(64 * 1024)));
    };
    socket.on("drain", more);
    more();
    await closed;
    await expectAlive();
  });
});
