import "server-only";
import type { PostgrestError } from "@supabase/supabase-js";
import { failure, type Result, success } from "@/lib/result";
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

/** Calls a function that may refuse for expected reasons. @param codeOf names such a reason. @throws {BackendError} for any other */
export async function tryDatabase<N extends Name, Code extends string>(
  name: N,
  args: Args<N>,
  codeOf: (error: PostgrestError) => Code | null | undefined,
): Promise<Result<Functions[N]["Returns"], Code>> {
  const { data, error } = await adminClient().rpc(name, args);
  const code = error && codeOf(error);
  if (code) return failure(code);
  if (error) throw new BackendError(name, error);
  return success(data);
}
