/** Longest statement by role, in ms. Those of other roles have the connection's own limit. */
export type RoleTimeouts = Readonly<Record<string, number>>;

/** A connection of the library's, of which nothing else is needed here. */
interface Executor {
  executeQuery(query: {
    sql: string;
    parameters: readonly unknown[];
    query: { kind: "RawNode"; sqlFragments: readonly string[]; parameters: readonly [] };
    queryId: { queryId: string };
  }): Promise<unknown>;
}

/**
 * Limits the statements that follow in a request's transaction. A setting of the role itself would not do: those
 * apply at login only, and a request takes its role within a session.
 */
export async function limitStatements(transaction: Executor, role: string, timeouts: RoleTimeouts): Promise<void> {
  const timeoutMs = timeouts[role];
  if (timeoutMs === undefined) return;
  const sql = `set local statement_timeout = ${timeoutMs}`;
  const query = { kind: "RawNode", sqlFragments: [sql], parameters: [] } as const;
  await transaction.executeQuery({ sql, parameters: [], query, queryId: { queryId: "limit-statements" } });
}
