import type postgres from "postgres";
import { traceparentOf } from "@/lib/http/trace-context";
import { requestContext } from "@/lib/request-context";

/** Longest statement by role, in ms. Those of other roles have the connection's own limit. */
export type RoleTimeouts = Readonly<Record<string, number>>;
/** Longest statement by function, as its definition spells it. */
export type FunctionTimeouts = ReadonlyMap<string, string>;

export interface RequestContext {
  readonly auth?: { readonly role?: string; readonly uid?: string | null; readonly jwt?: unknown };
  readonly storage?: { readonly operation?: string };
}

export interface RpcRequest {
  readonly method: string;
  readonly path: string;
  readonly requestHeaders?: Readonly<Record<string, string>>;
}

export interface Executor {
  executeQuery(query: {
    sql: string;
    parameters: readonly unknown[];
    query: { kind: "RawNode"; sqlFragments: readonly string[]; parameters: readonly [] };
    queryId: { queryId: string };
  }): Promise<unknown>;
}

const SET_ALL = "select set_config(key, value, true) from jsonb_each_text($1::text::jsonb)";
const QUERY = { kind: "RawNode", sqlFragments: [SET_ALL], parameters: [] } as const;

/** By it what goes on in a transaction is known as part of a request; a parameter like the others, never text of a statement. */
function traceSettings(): Record<string, string> {
  const context = requestContext.getStore();
  return context ? { "app.traceparent": traceparentOf(context.trace) } : {};
}

/** Settings of a request's transaction: role, claims, and statement time (the role's own apply at login only). */
export function contextSettings({ auth, storage }: RequestContext, timeouts: RoleTimeouts): Record<string, string> {
  const role = auth?.role || "anon";
  const timeoutMs = timeouts[role];
  return {
    role,
    "request.jwt.claim.sub": String(auth?.uid ?? ""),
    "request.jwt.claim.role": role,
    "storage.operation": storage?.operation ?? "",
    ...traceSettings(),
    ...(auth?.jwt && typeof auth.jwt === "object" ? { "request.jwt.claims": JSON.stringify(auth.jwt) } : {}),
    ...(timeoutMs === undefined ? {} : { statement_timeout: String(timeoutMs) }),
  };
}

const RPC_PREFIX = "/rpc/";

/** Settings that PostgREST makes before it calls a function. */
export function rpcSettings(
  { method, path, requestHeaders = {} }: RpcRequest,
  timeouts: FunctionTimeouts,
): Record<string, string> {
  const timeout = timeouts.get(path.slice(RPC_PREFIX.length));
  return {
    "response.status": "",
    "response.headers": "",
    "request.method": method,
    "request.path": path,
    "request.headers": JSON.stringify(requestHeaders),
    ...(timeout === undefined ? {} : { statement_timeout: timeout }),
  };
}

/** Reads the statement_timeout that public functions set. It changes nothing for the statement that calls them, whose time
 * already runs: it is to be set before, as PostgREST does. */
export async function readFunctionTimeouts(sql: postgres.Sql): Promise<FunctionTimeouts> {
  const rows = await sql<{ name: string; timeout: string }[]>`
    select p.proname as name, split_part(setting, '=', 2) as timeout
    from pg_proc p, unnest(p.proconfig) setting
    where p.pronamespace = 'public'::regnamespace and setting like 'statement_timeout=%'`;
  return new Map(rows.map(({ name, timeout }) => [name, timeout]));
}

export async function applySettings(transaction: Executor, settings: Readonly<Record<string, string>>): Promise<void> {
  const parameters = [JSON.stringify(settings)];
  await transaction.executeQuery({ sql: SET_ALL, parameters, query: QUERY, queryId: { queryId: "request-settings" } });
}
