import "server-only";
import { cookies, headers } from "next/headers";
import { z } from "zod";
import { originOf } from "@/lib/auth/server/session-client";
import { mailSignInLink } from "@/lib/auth/server/sign-in";
import { routes } from "@/lib/routes";

const COOKIE = "registrado";
const LIFE_S = 60 * 60;

/** What this browser registered last. */
const registeredSchema = z.object({
  /** Of the business. */
  id: z.uuid(),
  /** Where the link to sign in goes; null with an account, or without an address. */
  email: z.email().nullable(),
});
export type Registered = z.infer<typeof registeredSchema>;

/** Keeps in the browser what was registered, for the page that says what comes next. */
export async function rememberRegistered(registered: Registered): Promise<void> {
  const { isSecure: secure } = originOf(await headers());
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: LIFE_S } as const;
  (await cookies()).set(COOKIE, JSON.stringify(registered), options);
}

/** Null in a browser that has registered nothing lately. */
export async function readRegistered(): Promise<Registered | null> {
  const text = (await cookies()).get(COOKIE)?.value ?? "null";
  try {
    return registeredSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Mails the link that ends at the pictures of the business, signed in. */
export const mailWayIn = (email: string, id: string) => mailSignInLink(email, routes.panelSection("fotos", id));

/** After the sign-in by that link. */
export const forgetRegistered = async (): Promise<void> => void (await cookies()).delete(COOKIE);
