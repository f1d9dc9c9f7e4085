import { type NextRequest, NextResponse } from "next/server";
import { loginPathFor } from "@/lib/auth/login-path";
import { SESSION_ENDED } from "@/lib/auth/messages";
import type { Viewer } from "@/lib/auth/model";
import { pathAfterSignIn, safeReturnPath } from "@/lib/auth/return-path";
import { formFailure, refusalText } from "@/lib/forms/form-state";
import { ACTION_HEADER, REFUSAL_TYPE } from "@/lib/http/next-internals";
import { renewSession } from "./lib/auth/server/renew-session";
import { takeTypedAddress } from "./lib/auth/server/typed-address";
import { categoryPath } from "./lib/categories/category-path";
import { DIAGNOSTICS_COOKIE, DIAGNOSTICS_SEGMENTS, isDiagnosticsAllowed } from "./lib/diagnostics/server/guard";
import { keepDiagnosticsToken } from "./lib/diagnostics/server/token-cookie";
import { env } from "./lib/env";
import { isFramedPath } from "./lib/http/framed-path";
import { lowerCasePath } from "./lib/http/lower-case-path";
import { isPrivatePath } from "./lib/http/private-segments";
import { securityHeaders } from "./lib/http/security-headers";
import { refuse, refuseLargeBody } from "./lib/http/server/refuse";
import { securityEvent } from "./lib/http/server/security-event";
import { siteCookies } from "./lib/http/server/site-cookies";
import { keptSearchPath } from "./lib/search/server/kept-search";

// biome-ignore lint/style/noProcessEnv: known at build
const isDevelopment = process.env.NODE_ENV === "development";

/** Pages that need a session. The page, the action and the database look again: this is not the lock. */
const SIGNED_IN_ONLY = /^\/(?:admin|mi-negocio|cuenta|reclamar)(?:\/|$)/;

/** True if for administrators alone. What a form posts there refuses by itself: a form's answer is a form's. */
const isAdministration = ({ method, headers, nextUrl }: NextRequest): boolean => {
  const isForm = headers.has(ACTION_HEADER) || headers.get("content-type")?.startsWith("multipart/form-data");
  return /^\/admin(?:\/|$)/.test(nextUrl.pathname) && !(method === "POST" && isForm);
};

const SIGNED_OUT_ONLY = /^\/(?:login|crear-cuenta)\/?$/;

/** The mailbox is one address for people and for programs. */
const isForProgram = ({ headers, nextUrl }: NextRequest): boolean =>
  nextUrl.pathname === "/correo" && /^\s*application\/json\b/.test(headers.get("accept") ?? "");

function respondToDiagnostics(request: NextRequest): NextResponse | null {
  const withoutToken = keepDiagnosticsToken(request);
  if (withoutToken) return withoutToken;
  if (!isDiagnosticsAllowed(request.headers, siteCookies(request.cookies).get(DIAGNOSTICS_COOKIE))) {
    return new NextResponse(null, { status: 404 });
  }
  if (!isForProgram(request)) return null;
  return NextResponse.rewrite(new URL(`/correo/datos${request.nextUrl.search}`, request.url), { request });
}

/** Address for a visitor with or without session. Pages look too; here it is in time for the status. */
function leadAway({ method, nextUrl }: NextRequest, viewer: Viewer | null | undefined): string | null {
  const { pathname, searchParams } = nextUrl;
  if (viewer === null) return SIGNED_IN_ONLY.test(pathname) ? loginPathFor(nextUrl) : null;
  if (method !== "GET" || !SIGNED_OUT_ONLY.test(pathname)) return null;
  const asked = safeReturnPath(searchParams.get("redirect") ?? searchParams.get("next"), "");
  return pathAfterSignIn(asked, viewer?.isAdmin === true);
}

/** A form that a script sends stays as it was typed: it is told where to sign in, and led nowhere. */
function endedSession(login: string): NextResponse {
  const { message, link: label } = SESSION_ENDED;
  const failure = { ...formFailure(message), link: { href: login, label } };
  return new NextResponse(refusalText(failure), {
    status: 401,
    headers: { "content-type": REFUSAL_TYPE, "cache-control": "no-store" },
  });
}

/** People type addresses with capitals, as names of categories have them, and some keyboards begin with one. */
function toLowerCase({ method, nextUrl }: NextRequest): NextResponse | null {
  const path = method === "GET" || method === "HEAD" ? lowerCasePath(nextUrl.pathname) : null;
  if (path === null) return null;
  const url = nextUrl.clone();
  url.pathname = categoryPath(path) ?? path;
  return NextResponse.redirect(url, 308);
}

function leadToKeptSearch(request: NextRequest): NextResponse {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const path = isRead ? keptSearchPath(request.nextUrl.searchParams) : null;
  return path === null ? NextResponse.next() : NextResponse.rewrite(new URL(path, request.url));
}

/** Renews private pages' sessions and keeps strangers out. Of public pages only posts, capitals and searches pass here, and all without
 * the gateway. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const refusal = await refuseLargeBody(request);
  if (refusal) return refusal;
  const inLowerCase = toLowerCase(request);
  if (inLowerCase) return inLowerCase;
  const { pathname } = request.nextUrl;
  if (isPrivatePath(pathname)) return respondPrivate(request);
  const response = pathname === "/negocios" ? leadToKeptSearch(request) : NextResponse.next();
  return withHeaders(response, pageHeaders(pathname, undefined));
}

/** Security headers by the settings of the running site, which a build does not know; the gateway has its own. Without a nonce all scripts
 * in the page run: Next's, which only the gateway takes out of public pages. */
function pageHeaders(path: string, nonce: string | undefined): Readonly<Record<string, string>> {
  const { supabase, mapStyleUrl, siteUrl } = env();
  return securityHeaders("page", {
    supabaseOrigin: supabase && supabase.browserUrl !== "/" ? supabase.browserUrl : null,
    mapOrigin: mapStyleUrl && new URL(mapStyleUrl).origin,
    isSecure: siteUrl?.startsWith("https://") === true,
    isFramed: isFramedPath(path),
    isDevelopment,
    allowsInlineScripts: nonce === undefined,
    nonce,
  });
}

function withHeaders(response: NextResponse, headers: Readonly<Record<string, string>>): NextResponse {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Lets Next's own scripts run on a private page, by a nonce that it reads from the request, and no other that stands there. */
async function respondPrivate(request: NextRequest): Promise<NextResponse> {
  // `next dev` has scripts in its pages that carry none.
  const headers = pageHeaders(request.nextUrl.pathname, isDevelopment ? undefined : crypto.randomUUID());
  request.headers.set("content-security-policy", headers["Content-Security-Policy"] ?? "");
  return withHeaders(takeTypedAddress(request) ?? (await answerPrivate(request)), headers);
}

async function answerPrivate(request: NextRequest): Promise<NextResponse> {
  const isDiagnostics = DIAGNOSTICS_SEGMENTS.includes(request.nextUrl.pathname.split("/")[1] ?? "");
  const diagnostics = isDiagnostics ? respondToDiagnostics(request) : null;
  if (diagnostics) return diagnostics;
  const { response, viewer } = await renewSession(request);
  if (viewer?.isAdmin === false && isAdministration(request)) {
    await securityEvent("access", "refused", { account: viewer.id, reason: "administration" }, request.headers);
    return refuse(request, 403);
  }
  const path = leadAway(request, viewer);
  if (path === null) return response;
  const isAction = viewer === null && request.headers.has(ACTION_HEADER);
  const leave = isAction ? endedSession(path) : NextResponse.redirect(new URL(path, request.url), 303);
  for (const cookie of response.cookies.getAll()) leave.cookies.set(cookie);
  return leave;
}

// Read at build, so it must be written out: lib/http/private-segments.ts names the same segments, less the API, whose answers
// can set cookies themselves, and the addresses of printed codes (lib/http/private-segments.test.ts).
export const config = {
  matcher: [
    "/(admin|auth|checkout|contacto|correo|crear-cuenta|cuenta|debug-user|diseno|login|mi-negocio|pago|pay-failure|pay-pending|pay-success|planes-test|reclamar|recuperar|register-business|registro|registro-error|registro-exitoso|registro-free-success|registro-pendiente|registro-premium-success|registro-pro-success|registro-success|reportar|suscripcion|test-pago)/:path*",
    // Capitals, but for files. (No two parts of it fit the same text.)
    "/([^.A-Z]*[A-Z][^.]*)",
    { source: "/negocios", has: [{ type: "query", key: "q" }] },
    // Actions, which can be sent to any address, by a script and by a form.
    { source: "/:path*", has: [{ type: "header", key: "next-action" }] },
    { source: "/:path*", has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }] },
    // Pages that did not come through the gateway, by the header that it sets.
    { source: "/((?!api|qr|_next)[^.]*)", missing: [{ type: "header", key: "x-visit-id" }] },
  ],
};
