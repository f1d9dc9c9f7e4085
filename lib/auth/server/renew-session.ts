import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { type CookieJar, createSessionClient, isRefusal, isSessionCookie } from "@/lib/supabase/session";
import { HINT_COOKIE, SESSION_MAX_AGE_S } from "../session-hint";
import { originOf } from "./session-client";
import { hintFor } from "./session-cookies";

type Renewed = {
  /** Lets the request go on, with the renewed cookies for the page and for the browser. */
  answer: NextResponse;
  /** Null for a visitor who is not signed in. */
  userId: string | null;
};

/** The cookies of a request and of whatever answers it. */
class AnswerCookies {
  readonly #request: NextRequest;
  readonly #set: Parameters<CookieJar["setAll"]>[0] = [];

  constructor(request: NextRequest) {
    this.#request = request;
  }

  readonly jar: CookieJar = {
    getAll: () => this.#request.cookies.getAll(),
    setAll: (cookies) => {
      for (const cookie of cookies) this.#request.cookies.set(cookie.name, cookie.value);
      this.#set.push(...cookies);
    },
  };

  answer(): NextResponse {
    const answer = NextResponse.next({ request: this.#request });
    for (const { name, value, options } of this.#set) answer.cookies.set(name, value, options);
    return answer;
  }
}

/**
 * Renews the session of a request, which a page cannot do: pages set no cookies. The project is asked who it is, so that
 * a session that was ended elsewhere is gone here too.
 */
export async function renewSession(request: NextRequest): Promise<Renewed> {
  const hasSession = request.cookies.getAll().some(isSessionCookie);
  const cookies = new AnswerCookies(request);
  let userId: string | null = null;
  if (hasSession) {
    const client = createSessionClient({ jar: cookies.jar, ...originOf(request.headers) });
    const { data, error } = await client.auth.getUser();
    // While the project does not answer, nobody is signed out: the page itself will say what is wrong.
    if (error && !isRefusal(error)) return { answer: cookies.answer(), userId: "unknown" };
    // Whose address has just changed signs in anew (lib/auth/server/sign-in.ts).
    userId = data.user?.email_confirmed_at ? data.user.id : null;
  }
  const answer = cookies.answer();
  const hint = request.cookies.get(HINT_COOKIE)?.value;
  if (!userId && hint) answer.cookies.delete(HINT_COOKIE);
  if (userId && hint !== hintFor(userId, "admin") && hint !== hintFor(userId, "1")) {
    const { isSecure: secure } = originOf(request.headers);
    const value = hintFor(userId, hint === "admin" ? "admin" : "1");
    answer.cookies.set(HINT_COOKIE, value, { path: "/", sameSite: "lax", secure, maxAge: SESSION_MAX_AGE_S });
  }
  return { answer, userId };
}
