import http, { type IncomingHttpHeaders } from "node:http";
import net from "node:net";

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: string };

type RawRequest = {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
  /** Of this machine, from which it comes. */
  localAddress?: string;
};

/** A request without the liberties of `fetch`: any Host, any forwarded header, no redirect followed. */
export function request(
  url: string,
  { method = "GET", headers = {}, body, localAddress }: RawRequest = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = http.request(url, { method, headers, localAddress, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
      answer.on("error", reject);
    });
    // Whoever refuses a long body closes before it has come: the answer is there all the same.
    outgoing.on("error", (error: NodeJS.ErrnoException) => error.code !== "EPIPE" && reject(error));
    outgoing.on("close", () => reject(new Error("the connection closed without an answer")));
    outgoing.end(body);
  });
}

/** Sends bytes as they are and returns all that comes back until the other side ends. */
export function exchangeBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.write(bytes));
    let text = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      text += chunk;
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
}

const SILENCE_MS = 2_000;

/**
 * Sends bytes on a connection of their own and leaves, in one of the ways in which clients do: after the answer, without
 * waiting for it, or by breaking off. Resolves when the connection is gone, whatever was said on it.
 */
export function throwBytes(port: number, bytes: string, leave: "politely" | "at once" | "broken off"): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    // Next leaves an upgrade that it does not take without an answer.
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
    socket.on("data", () => leave === "broken off" && socket.resetAndDestroy());
    socket.on("end", () => socket.destroy());
    socket.on("connect", () => {
      if (leave === "politely") socket.end(bytes, "latin1");
      else socket.write(bytes, "latin1", () => (leave === "at once" ? socket.destroy() : socket.resetAndDestroy()));
    });
  });
}
