import { once } from "node:events";
import http from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { PROXY_ADDRESS } from "@/tests/security/support/send";
import { HOSTILE_REQUESTS } from "@/tests/support/hostile-requests";
import { throwBytes } from "@/tests/support/raw-http";
import { REQUEST_KINDS, type RequestKind } from "@/tests/support/request-kinds";

/** Port, script and end of a flood. */
export type Target = { port: number; script: string; ends: AbortSignal };
type Flood = (target: Target) => Promise<unknown>;

const SOCKETS = 250;
const ATTACKER = "203.0.113.1";
/** After which a connection that says nothing is given up. */
const SILENCE_MS = 30_000;

let sent = 0;

const together = (count: number, work: (index: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function untilItEnds({ ends }: Target, work: () => Promise<unknown>): Promise<void> {
  while (!ends.aborted) await work();
}

/** One request, whatever becomes of it. */
function ask({ port, ends }: Target, { method, target, headers }: RequestKind, from: string): Promise<unknown> {
  sent += 1;
  const outgoing = http.request({
    ...{ host: "127.0.0.1", port, method, path: target.replace("NUMBER", `${sent}`), agent: false, signal: ends },
    headers: { ...headers, "X-Forwarded-For": from },
    localAddress: PROXY_ADDRESS,
  });
  outgoing.on("error", () => undefined).on("response", (response) => response.resume());
  outgoing.end();
  return once(outgoing, "close");
}

/** Opens SOCKETS connections of one address, each of which asks again as soon as it is answered. */
const ofOneAddress =
  (kind: RequestKind): Flood =>
  (target) =>
    together(SOCKETS, () => untilItEnds(target, () => ask(target, kind, ATTACKER)));

/** Sends bytes on a connection, and reads nothing unless told to. */
async function pour({ port, ends }: Target, bytes: string, isRead: boolean): Promise<void> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.3", signal: ends });
  socket.on("error", () => undefined).setTimeout(SILENCE_MS, () => socket.destroy());
  socket.write(bytes);
  if (isRead) socket.resume();
  await once(socket, "close");
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const SLOW_FORM =
  "POST /registro?plan=free HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n" +
  'Content-Length: 4000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="imagen"; filename="a.jpg"\r\n\r\n';

const leave = (port: number, bytes: string) => throwBytes(port, bytes, "at once");
const DATA_SEARCH = [
  "GET /rest/v1/negocios?select=*&nombre=ilike.*a*e*i* HTTP/1.1",
  "Host: localhost",
  "apikey: sb_publishable_iztapalapa_local",
  "\r\n",
].join("\r\n");
const SEARCH: RequestKind = { method: "GET", target: "/negocios?q=tacos+NUMBER" };

/** Each takes until its target's end. What a line does is its name. */
export const FLOODS: Readonly<Record<string, Flood>> = {
  ...Object.fromEntries(
    REQUEST_KINDS.map((kind) => [
      `${SOCKETS} sockets: ${kind.method} ${kind.target} ${Object.keys(kind.headers ?? {})}`.trim(),
      ofOneAddress(kind),
    ]),
  ),
  "ten networks, 48 searches each at a time": (target) =>
    together(480, (index) => untilItEnds(target, () => ask(target, SEARCH, `203.0.113.${1 + (index % 10)}`))),
  "a script, 600 times ahead, unread": (target) =>
    together(4, () => untilItEnds(target, () => pour(target, get(target.script).repeat(600), false))),
  "a page, 400 times ahead on 16 sockets, unread": (target) =>
    together(16, () => untilItEnds(target, () => pour(target, get("/").repeat(400), false))),
  "a page, 4 times ahead on 200 sockets, unread": (target) =>
    together(200, () => untilItEnds(target, () => pour(target, get("/negocios").repeat(4), false))),
  "200 forms that begin and never end": (target) =>
    together(200, () => untilItEnds(target, () => pour(target, SLOW_FORM, true))),
  "searches that are left as soon as they are sent": (target) =>
    together(8, () => untilItEnds(target, () => leave(target.port, get(`/negocios?q=tacos+${performance.now()}`)))),
  "searches of the data API that are left as soon as they are sent": (target) =>
    together(8, () => untilItEnds(target, () => leave(target.port, DATA_SEARCH))),
  "bytes that are no request": (target) =>
    together(8, () =>
      untilItEnds(target, async () => {
        for (const [, bytes] of HOSTILE_REQUESTS) {
          if (target.ends.aborted) return;
          await leave(target.port, bytes);
        }
      }),
    ),
  "none, to compare with": ({ ends }) => sleep(24 * 60 * 60 * 1000, undefined, { signal: ends }),
};
