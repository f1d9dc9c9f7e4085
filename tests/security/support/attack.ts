import type { World } from "./world";

/** Attacker: whoever has the public key and the source, or an account beside. */
export type Person =
  /** No account. */
  | "stranger"
  /** An account without a business. */
  | "member"
  /** Owns three businesses with the plan Profesional. */
  | "owner"
  /** Owns others with the plan Premium. */
  | "other owner"
  /** Owns others without a paid plan. */
  | "free owner"
  /** Has paid an order, has one that is not paid, and one whose payment nobody has told us of. */
  | "buyer"
  | "admin"
  /** Was one until a moment ago, and is still signed in. */
  | "former admin";

export type HttpRequest = {
  /** Default: GET, or POST where there is something to send. */
  method?: string;
  /** Target as it stands in the request line: nothing is normalised. */
  path: string;
  /** Beside the person's own; null takes one of those away. */
  headers?: Readonly<Record<string, string | null>>;
  /** At most one of these three. */
  json?: unknown;
  form?: Readonly<Record<string, string>> | FormData;
  body?: string | Uint8Array;
};

/** Bytes for the gateway's port, as they are. */
export type RawRequest = { bytes: string };

/** A WebSocket: what is said on it, and the message after which enough was heard. */
export type SocketRequest = {
  socket: string;
  headers?: Readonly<Record<string, string>>;
  says: readonly unknown[];
  until: RegExp;
};

export type AttackRequest = HttpRequest | RawRequest | SocketRequest;

export type Attack = {
  title: string;
  /** Default: a stranger. */
  as?: Person;
  /** A function where it needs what exists only now: an id, a token, a form of a page. */
  request: AttackRequest | ((world: World) => AttackRequest | Promise<AttackRequest>);
  /** Times that it is sent, one after the other, from one network; the last answer counts. Default: once. */
  times?: number;
  /** Target. Default: the gateway, which is all that is reachable from outside. */
  to?: "gateway" | "backend";
  /** Comes from this machine itself, not through the trusted proxy: what it says of its origin is not believed. */
  isDirect?: boolean;
  /** The status, or those that are as good. 101: a WebSocket that was opened. */
  expect: number | readonly number[];
  /** Text that the body must hold. */
  shows?: string | RegExp;
  /** Text that must stand nowhere in the answer. */
  hides?: string | RegExp;
  /** Headers of the answer; null: not there. */
  headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Tables that change, all of them. Default: none does. */
  changes?: readonly string[];
  /** An SQL condition that is true afterwards, where a write is allowed but not what was tried with it. */
  leaves?: string;
};

type Case = readonly [
  request: Attack["request"],
  expect: Attack["expect"],
  details?: Omit<Attack, "title" | "as" | "request" | "expect">,
];

/** One person's attacks, each a line: what is tried, how, and what the answer must be. */
export const by = (as: Person, cases: Readonly<Record<string, Case>>): Attack[] =>
  Object.entries(cases).map(([what, [request, expect, details]]) => ({
    ...{ title: `${as}: ${what}`, as, request, expect },
    ...details,
  }));

type Headers = HttpRequest["headers"];

export const get = (path: string, headers?: Headers): HttpRequest => ({ path, headers });
export const head = (path: string, headers?: Headers): HttpRequest => ({ method: "HEAD", path, headers });
export const post = (path: string, json: unknown, headers?: Headers): HttpRequest => ({ path, json, headers });
export const put = (path: string, json: unknown, headers?: Headers): HttpRequest => ({
  method: "PUT",
  path,
  json,
  headers,
});
export const patch = (path: string, json: unknown, headers?: Headers): HttpRequest => ({
  method: "PATCH",
  path,
  json,
  headers,
});
/** A change of a business by the one function that owners have for it. */
export const edit = (business: string, changes: unknown, headers?: Headers): HttpRequest =>
  post("/rest/v1/rpc/edit_own_business", { business, changes }, headers);
export const remove = (path: string, headers?: Headers): HttpRequest => ({ method: "DELETE", path, headers });
