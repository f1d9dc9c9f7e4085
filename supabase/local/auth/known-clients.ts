import type postgres from "postgres";
import { KNOWN_CLIENT_HEADER, readKnownClient } from "@/lib/http/known-client";
import type { SigningKeys } from "@/lib/http/signing-keys";
import { type ApiRequest, isServerRequest } from "@/supabase/local/http";

/** The id of the account of an address whose browser sends the request; null for strangers. */
export type KnownClients = (request: ApiRequest, address: string) => Promise<string | null>;

/** Believes the header of known browsers from our own server alone. */
export function knownClients(sql: postgres.Sql, secretKey: string, keys: SigningKeys): KnownClients {
  return async (request, address) => {
    const token = request.headers.get(KNOWN_CLIENT_HEADER);
    if (!token || !isServerRequest(request, secretKey)) return null;
    const client = await readKnownClient(token, keys);
    if (!client) return null;
    const [user] = await sql<{ id: string }[]>`
      select u.id from auth.users u left join embedded.password_changes c on c.user_id = u.id
      where u.id::text = ${client.userId} and u.email = ${address} and u.email_confirmed_at is not null
        -- The cookie knows whole seconds, and the browser that changes the password gets a new one within the same.
        and date_trunc('second', coalesce(c.at, '-infinity')) <= to_timestamp(${client.issuedAt})`;
    return user?.id ?? null;
  };
}
