import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { siteCookies } from "@/lib/http/server/site-cookies";
import { isSameToken } from "./access";
import { DIAGNOSTICS_COOKIE, diagnosticsToken } from "./guard";

const TWELVE_HOURS_S = 12 * 60 * 60;

/** Moves the token of `?token=` into a cookie: it stays in no history. Programs get their response at once. */
export function keepDiagnosticsToken(request: NextRequest): NextResponse | null {
  const given = request.nextUrl.searchParams.get("token");
  const expected = diagnosticsToken();
  if (given === null || expected === null || !isSameToken(given, expected)) return null;
  siteCookies(request.cookies).set(DIAGNOSTICS_COOKIE, given);
  if (!request.headers.get("accept")?.includes("text/html")) return null;
  const address = new URL(request.url);
  address.searchParams.delete("token");
  const response = NextResponse.redirect(address, 303);
  siteCookies(response.cookies).set(DIAGNOSTICS_COOKIE, given, { sameSite: "strict", maxAge: TWELVE_HOURS_S });
  return response;
}
