import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { signingSecret } from "@/lib/env";
import { securityEvent } from "@/lib/http/server/security-event";
import { siteCookies } from "@/lib/http/server/site-cookies";
import { type CookieJar, createSessionClient, isRefusal, isSessionCookie, refusalCode } from "@/lib/supabase/session";
import type { Viewer, ViewerWithChange } from "../model";
import { HINT_COOKIE, LEFT_HINT, SESSION_MAX_AGE_S } from "../session-hint";
import { askViewer } from "./ask-viewer";
import { addressOf } from "./session-client";
import { hintFor } from "./session-cookies";
import { signViewer, VIEWER_HEADER } from "./viewer-header";

type Renewed = {
  response: NextResponse;
  /** Undefined while the project does not answer: nobody is signed out by that. */
  viewer: Viewer | null | undefined;
};

class ResponseCookies {
  readonly #request: NextRequest;
  readonly #set: Parameters<CookieJar["setAll"]>[0] = [];

  constructor(request: NextRequest) {
    this.#request = request;
  }

  readonly jar: CookieJar = {
    getAll: () => siteCookies(this.#request.cookies).getAll(),
    setAll: (cookies) => {
      for (const cookie of cookies) siteCookies(this.#request.cookies).set(cookie.name, cookie.value);
      this.#set.push(...cookies);
    },
  };

  forgetSession(): void {
    for (const { name } of this.jar.getAll().filter(isSessionCookie)) {
      siteCookies(this.#request.cookies).delete(name);
      this.#set.push({ name, value: "", options: { maxAge: 0 } });
    }
  }

  /** @param viewer undefined: not known, as the project does not answer. */
  async response(viewer: ViewerWithChange | null | undefined): Promise<NextResponse> {
    const headers = new Headers(this.#request.headers);
    headers.delete(VIEWER_HEADER);
    if (viewer !== undefined) {
      headers.set(VIEWER_HEADER, await signViewer(viewer, this.jar.getAll(), signingSecret()));
    }
    const response = NextResponse.next({ request: { headers } });
    for (const { name, value, options } of this.#set) siteCookies(response.cookies).set(name, value, options);
    return response;
  }
}

/** Finds the viewer and renews an expired token: pages set no cookies. @returns undefined without an answer. */
async function findViewer(
  { headers }: NextRequest,
  cookies: ResponseCookies,
): Promise<ViewerWithChange | null | undefined> {
  if (!cookies.jar.getAll().some(isSessionCookie)) return null;
  const client = createSessionClient({ jar: cookies.jar, clientAddress: addressOf(headers) });
  const { error } = await client.auth.getSession();
  if (error && !isRefusal(error)) return undefined;
  const ask = () => askViewer(client).catch(() => undefined);
  let viewer = error ? null : await ask();
  if (viewer === null && !error) {
    // A token of before the clock was set back is refused: a new one is not, of a session that lasts.
    const { error: refused } = await client.auth.refreshSession();
    if (refused && !isRefusal(refused)) return undefined;
    if (!refused) viewer = await ask();
  }
  if (viewer === null) {
    const reason = error ? refusalCode(error) : "ended";
    await securityEvent("session-renewal", "refused", { reason }, headers);
    cookies.forgetSession();
  }
  return viewer;
}

/** Renews a request's session and tells the page whose it is (VIEWER_HEADER): the project is asked once a request. */
export async function renewSession(request: NextRequest): Promise<Renewed> {
  const cookies = new ResponseCookies(request);
  const viewer = await findViewer(request, cookies);
  const response = await cookies.response(viewer);
  const hint = siteCookies(request.cookies).get(HINT_COOKIE);
  const given = siteCookies(response.cookies);
  // The page itself will say what is wrong.
  if (viewer === undefined) return { response, viewer };
  if (!viewer && hint && hint !== LEFT_HINT) given.delete(HINT_COOKIE);
  const due = viewer && hintFor(viewer.id, viewer.isAdmin ? "admin" : "1");
  if (due && hint !== due) given.set(HINT_COOKIE, due, { httpOnly: false, maxAge: SESSION_MAX_AGE_S });
  return { response, viewer };
}
