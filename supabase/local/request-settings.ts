/** Longest statement by role, in ms. Those of other roles have the connection's own limit. */
export type RoleTimeouts = Readonly<Record<string, number>>;

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

/** Settings of a request's transaction: role, claims, and statement time (the role's own apply at login only). */
export function contextSettings({ auth, storage }: RequestContext, timeouts: RoleTimeouts): Record<string, string> {
  const role = auth?.role || "anon";
  const timeoutMs = timeouts[role];
  return {
    role,
    "request.jwt.claim.sub": String(auth?.uid ?? ""),
    "request.jwt.claim.role": role,
    "storage.operation": storage?.operation ?? "",
    ...(auth?.jwt && typeof auth.jwt === "object" ? { "request.jwt.claims": JSON.stringify(auth.jwt) } : {}),
    ...(timeoutMs === undefined ? {} : { statement_timeout: String(timeoutMs) }),
  };
}

/** Settings that PostgREST makes before it calls a function. */
export const rpcSettings = ({ method, path, requestHeaders = {} }: RpcRequest): Record<string, string> => ({
  "response.status": "",
  "response.headers": "",
  "request.method": method,
  "request.path": path,
  "request.headers": JSON.stringify(requestHeaders),
});

export async function applySettings(transaction: Executor, settings: Readonly<Record<string, string>>): Promise<void> {
  const parameters = [JSON.stringify(settings)];
  await transaction.executeQuery({ sql: SET_ALL, parameters, query: QUERY, queryId: { queryId: "request-settings" } });
}
