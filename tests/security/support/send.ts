import { randomInt } from "node:crypto";
import http, { type IncomingHttpHeaders } from "node:http";
import { WebSocket } from "ws";
import { exchangeBytes } from "@/tests/support/raw-http";
import type { Attack, AttackRequest, HttpRequest, SocketRequest } from "./attack";
import type { World } from "./world";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** The address of the proxy that the instance trusts: requests through it come from wherever they say. */
export const PROXY_ADDRESS = "127.0.0.2";

const DATA_PATH = /^\/(?:rest|auth|storage|realtime)\/v1/;
const SOCKET_MS = 10_000;

/** A network that no other attack has come from, so that none meets another one's limit. */
export const aNetwork = (): string => `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`;

/** Presents the person's own browser or program at the path. */
function identityOf({ as = "stranger" }: Attack, path: string, world: World): Record<string, string> {
  const account = as === "stranger" ? null : world.people[as];
  if (!DATA_PATH.test(path)) return account ? { cookie: account.cookie } : {};
  const { publishableKey } = world.status;
  return { apikey: publishableKey, authorization: `Bearer ${account?.token ?? publishableKey}` };
}

async function bodyOf({ json, form, body }: HttpRequest): Promise<{ type: string | null; bytes: Uint8Array | null }> {
  if (json !== undefined) return { type: "application/json", bytes: Buffer.from(JSON.stringify(json)) };
  if (form) {
    const request = new Request("http://form", {
      method: "POST",
      body: form instanceof FormData ? form : new URLSearchParams(form),
    });
    return { type: request.headers.get("content-type"), bytes: await request.bytes() };
  }
  return { type: null, bytes: body === undefined ? null : Buffer.from(body) };
}

/** The port, the name it is asked for by, and the network that the trusted proxy tells of. */
type Way = { origin: URL; host: string; network: string | null };

async function sendHttp(
  request: HttpRequest,
  attack: Attack,
  world: World,
  { origin, host, network }: Way,
): Promise<Answer> {
  const { type, bytes } = await bodyOf(request);
  const method = request.method ?? (bytes ? "POST" : "GET");
  const given = {
    ...identityOf(attack, request.path, world),
    ...(network ? { "x-forwarded-for": network } : {}),
    ...(type ? { "content-type": type } : {}),
    // What every browser says with what it sends; programs need not.
    ...(method === "GET" ? {} : { origin: world.siteUrl }),
    ...(bytes ? { "content-length": String(bytes.length) } : {}),
    host,
    ...request.headers,
  };
  const headers = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  return new Promise((resolve, reject) => {
    const { hostname, port } = origin;
    const localAddress = network ? PROXY_ADDRESS : undefined;
    const outgoing = http.request({ hostname, port, path: request.path, method, headers, localAddress, agent: false });
    outgoing.on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() });
      });
      answer.on("error", reject);
    });
    outgoing.on("error", reject);
    outgoing.end(bytes ?? undefined);
  });
}

async function sendBytes(bytes: string, { origin }: Way): Promise<Answer> {
  const text = await exchangeBytes(Number(origin.port), bytes);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), headers: {}, body: text };
}

/** 101 and all that was heard, or the status of the refusal. */
function sendSocket({ socket, headers, says, until }: SocketRequest, { origin }: Way): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const heard: string[] = [];
    const line = new WebSocket(new URL(socket, origin.href.replace("http", "ws")), { headers });
    const end = (status: number) => {
      clearTimeout(timer);
      line.terminate();
      resolve({ status, headers: {}, body: heard.join("\n") });
    };
    const timer = setTimeout(() => reject(new Error(`the socket said nothing that ends it: ${heard}`)), SOCKET_MS);
    line.on("unexpected-response", (_request, answer) => end(answer.statusCode ?? 0));
    line.on("open", () => {
      for (const message of says) line.send(typeof message === "string" ? message : JSON.stringify(message));
    });
    line.on("message", (data) => {
      heard.push(String(data));
      if (until.test(String(data))) end(101);
    });
    line.on("close", () => end(101));
    line.on("error", () => end(0));
  });
}

/** Sends an attack's request as its person, from a network of its own unless one is given. */
export function send(request: AttackRequest, attack: Attack, world: World, network = aNetwork()): Promise<Answer> {
  const isDirect = attack.isDirect || attack.to === "backend";
  // "localhost" may be IPv6, where the gateway does not listen.
  const origin = new URL(attack.to === "backend" ? world.backendUrl : world.status.supabaseUrl);
  const host = new URL(attack.to === "backend" ? world.backendUrl : world.siteUrl).host;
  const way = { origin, host, network: isDirect ? null : network };
  if ("bytes" in request) return sendBytes(request.bytes, way);
  return "socket" in request ? sendSocket(request, way) : sendHttp(request, attack, world, way);
}
