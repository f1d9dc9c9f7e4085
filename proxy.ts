import { type NextRequest, NextResponse } from "next/server";
import { renewSession } from "@/lib/auth/renew-session";
import { keepDiagnosticsToken } from "@/lib/diagnostics/token-cookie";
import { routes } from "@/lib/routes";

/** Where nobody goes without a session. The page, the action and the database look again: this is not the lock. */
const SIGNED_IN_ONLY = /^\/(?:admin|mi-negocio|cuenta|reclamar)(?:\/|$)/;

/** Before private pages: renews the session, and leads strangers to sign in. Public pages never pass here. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const withToken = keepDiagnosticsToken(request);
  if (withToken) return withToken;
  const { answer, userId } = await renewSession(request);
  if (userId !== null || !SIGNED_IN_ONLY.test(pathname)) return answer;
  const login = routes.login({ redirect: pathname + search });
  const leave = new NextResponse(null, { status: 303, headers: { Location: login } });
  for (const cookie of answer.cookies.getAll()) leave.cookies.set(cookie);
  return leave;
}

// Read at build, so it must be written out: lib/security-headers.ts names the same segments, less the API, whose answers
// can set cookies themselves (lib/private-segments.test.ts).
export const config = {
  matcher: [
    "/(admin|auth|checkout|correo|crear-cuenta|cuenta|debug-user|login|mi-negocio|pago|pay-failure|pay-pending|pay-success|planes-test|reclamar|recuperar|register-business|registro|registro-error|registro-exitoso|registro-free-success|registro-pendiente|registro-premium-success|registro-pro-success|registro-success|test-pago)/:path*",
  ],
};
