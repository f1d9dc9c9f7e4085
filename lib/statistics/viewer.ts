import { decodeJwt } from "jose";
import { cookiePattern } from "@/lib/http/cookie-names";

const SESSION_COOKIE = new RegExp(`${cookiePattern("sb-[\\w-]+-auth-token(?:\\.\\d+)?")}([^;]*)`, "g");
const ENCODED = "base64-";

/** The session as @supabase/ssr keeps it: JSON, perhaps encoded, perhaps in numbered pieces. */
function accessTokenOf(cookies: string): string | null {
  const value = [...cookies.matchAll(SESSION_COOKIE)].map(([, piece = ""]) => decodeURIComponent(piece)).join("");
  const text = value.startsWith(ENCODED) ? Buffer.from(value.slice(ENCODED.length), "base64url").toString() : value;
  const session: unknown = JSON.parse(text);
  const token = typeof session === "object" && session && "access_token" in session ? session.access_token : null;
  return typeof token === "string" ? token : null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** User of a session cookie or token. Not verified: an invented one only takes its own event out of the count. */
export function unverifiedViewer(headers: Headers): string | null {
  try {
    const bearer = /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1];
    const token = bearer ?? accessTokenOf(headers.get("cookie") ?? "");
    const subject = token === null ? undefined : decodeJwt(token).sub;
    return subject && UUID.test(subject) ? subject : null;
  } catch {
    return null;
  }
}
