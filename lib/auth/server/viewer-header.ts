import "server-only";
import { createHmac } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { isSessionCookie } from "@/lib/supabase/session";
import type { ViewerWithChange } from "../model";

/** Header by which proxy.ts names the viewer: signed, and bound to the session's cookies, so that a sign-in or sign-out ends it. */
export const VIEWER_HEADER = "x-viewer";

type Cookie = { name: string; value: string };

const LIFE_S = 60;

const payloadSchema = z.object({
  viewer: z
    .object({
      id: z.string(),
      email: z.string(),
      isAdmin: z.boolean(),
      pendingEmail: z.object({ address: z.string(), sentAt: z.string() }).nullable(),
    })
    .nullable(),
});

/** A key of its own for each session, so that no other token, and no other session's, passes for this one. */
function keyOf(secret: string, cookies: readonly Cookie[]): Uint8Array {
  const session = cookies.filter(isSessionCookie).map(({ name, value }) => [name, value]);
  return createHmac("sha256", secret)
    .update(JSON.stringify(["viewer", session.sort()]))
    .digest();
}

/** @param cookies of the request, as the page will see them. */
export const signViewer = (
  viewer: ViewerWithChange | null,
  cookies: readonly Cookie[],
  secret: string,
): Promise<string> =>
  new SignJWT({ viewer })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(`${LIFE_S} s`)
    .sign(keyOf(secret, cookies));

/** Viewer found by proxy.ts; undefined when it was not asked, or the session is another one by now. */
export async function readViewer(
  header: string | null,
  cookies: readonly Cookie[],
  secret: string,
): Promise<ViewerWithChange | null | undefined> {
  if (header === null) return undefined;
  try {
    const { payload } = await jwtVerify(header, keyOf(secret, cookies), { algorithms: ["HS256"] });
    return payloadSchema.parse(payload).viewer;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
