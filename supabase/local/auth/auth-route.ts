import type postgres from "postgres";
import type { ApiRequest } from "@/supabase/local/http";
import type { Lite } from "@/supabase/local/lite";
import type { Mailbox } from "@/supabase/local/mailbox";

export interface AuthContext {
  readonly sql: postgres.Sql;
  readonly mailbox: Mailbox;
  readonly siteUrl: string;
  readonly secretKey: string;
  readonly lite: Lite["fetch"];
}

/** Answers a request before the library does; null leaves it to that. */
export type AuthRoute = (context: AuthContext, request: ApiRequest) => Promise<Response | null>;

export function authError(status: number, errorCode: string, message: string, extra: object = {}): Response {
  const headers = { "x-sb-error-code": errorCode };
  return Response.json({ code: status, error_code: errorCode, msg: message, ...extra }, { status, headers });
}
