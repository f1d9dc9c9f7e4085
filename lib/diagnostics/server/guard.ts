import "server-only";
import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import { addressOf } from "@/lib/auth/server/session-client";
import { env } from "@/lib/env";
import { siteCookies } from "@/lib/http/server/site-cookies";
import { siteUrl } from "@/lib/site-url";
import { canDiagnose } from "./access";

export const DIAGNOSTICS_SEGMENTS: readonly string[] = ["correo", "debug-user", "diseno", "planes-test", "test-pago"];

/** Keeps the token of `?token=` for the pages that follow: see proxy.ts. */
export const DIAGNOSTICS_COOKIE = "diagnostico";

/** The instance's token; null unless the backend is the embedded one, which is reached through the site's own origin. */
export function diagnosticsToken(): string | null {
  const { supabase, diagnosticsToken: token } = env();
  return supabase?.browserUrl === "/" ? token : null;
}

const bearerOf = (requestHeaders: Headers): string | null =>
  /^Bearer (\S+)$/.exec(requestHeaders.get("authorization") ?? "")?.[1] ?? null;

/** @param cookieToken of DIAGNOSTICS_COOKIE. */
export function isDiagnosticsAllowed(requestHeaders: Headers, cookieToken: string | undefined): boolean {
  const expected = diagnosticsToken();
  if (expected === null) return false;
  const request = {
    host: requestHeaders.get("x-forwarded-host") ?? requestHeaders.get("host"),
    clientAddress: addressOf(requestHeaders),
    token: bearerOf(requestHeaders) ?? cookieToken ?? null,
  };
  return canDiagnose(request, siteUrl(), expected);
}

/** Ends with 404 unless diagnostics are allowed. proxy.ts asks before, in time for the status. */
export async function requireDiagnostics(): Promise<void> {
  const token = siteCookies(await cookies()).get(DIAGNOSTICS_COOKIE);
  if (!isDiagnosticsAllowed(await headers(), token)) notFound();
}
