import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import { mailSignInLink } from "@/lib/auth/server/sign-in";
import { siteCookies } from "@/lib/http/server/site-cookies";
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
  siteCookies(await cookies()).set(COOKIE, JSON.stringify(registered), { maxAge: LIFE_S });
}

/** Null in a browser that has registered nothing lately. */
export async function readRegistered(): Promise<Registered | null> {
  const text = siteCookies(await cookies()).get(COOKIE) ?? "null";
  try {
    return registeredSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Mails the link that ends at the pictures of the business, signed in. */
export const mailWayIn = (email: string, id: string) => mailSignInLink(email, routes.panelSection("fotos", id));

/** After the sign-in by that link. */
export const forgetRegistered = async (): Promise<void> => siteCookies(await cookies()).delete(COOKIE);
