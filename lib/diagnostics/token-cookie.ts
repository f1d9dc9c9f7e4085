import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { isSameToken } from "./access";
import { DIAGNOSTICS_COOKIE, diagnosticsToken } from "./guard";

const TWELVE_HOURS_S = 12 * 60 * 60;

/**
 * Takes the token out of an address that was opened with `?token=`, and keeps it in a cookie: it stays in no history, and
 * the pages that follow need no token. Null when there is none, or a wrong one.
 */
export function keepDiagnosticsToken(request: NextRequest): NextResponse | null {
  const given = request.nextUrl.searchParams.get("token");
  const expected = diagnosticsToken();
  if (given === null || expected === null || !isSameToken(given, expected)) return null;
  if (!request.headers.get("accept")?.includes("text/html")) {
    request.cookies.set(DIAGNOSTICS_COOKIE, given);
    return NextResponse.next({ request });
  }
  const address = new URLSearchParams(request.nextUrl.search);
  address.delete("token");
  const answer = new NextResponse(null, {
    status: 303,
    headers: { Location: request.nextUrl.pathname + (address.size > 0 ? `?${address}` : "") },
  });
  answer.cookies.set(DIAGNOSTICS_COOKIE, given, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: request.headers.get("x-forwarded-proto") === "https",
    maxAge: TWELVE_HOURS_S,
  });
  return answer;
}
