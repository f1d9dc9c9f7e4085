import "server-only";
import { adminClient } from "./admin";
import type { Database } from "./database.types";
import { BackendError } from "./public";

type Functions = Database["public"]["Functions"];
type Name = keyof Functions;
type Args<N extends Name> = Functions[N]["Args"];
type Given<N extends Name> = Partial<Args<N>> extends Args<N> ? [args?: Args<N>] : [args: Args<N>];

/** Calls a function of the database as a client. @throws {BackendError} named like the function. */
export async function callDatabaseAs<N extends Name>(
  client: ReturnType<typeof adminClient>,
  name: N,
  ...[args]: Given<N>
): Promise<Functions[N]["Returns"]> {
  const { data, error } = await client.rpc(name, args);
  if (error) throw new BackendError(name, error);
  return data;
}

/** Calls a function of the database with the server's key, past row security. @throws {BackendError} named like the function. */
export const callDatabase = async <N extends Name>(name: N, ...args: Given<N>): Promise<Functions[N]["Returns"]> =>
  callDatabaseAs(adminClient(), name, ...args);
