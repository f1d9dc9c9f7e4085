import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import { mailSignInLink } from "@/lib/auth/server/sign-in";
import { siteCookies } from "@/lib/http/server/site-cookies";
import { routes } from "@/lib/routes";

const COOKIE = "registrado";
const LIFE_S = 60 * 60;

const registeredSchema = z.object({
  id: z.uuid(),
  /** Address that the link to sign in goes to; null with an account, or without an address. */
  email: z.email().nullable(),
});
export type Registered = z.infer<typeof registeredSchema>;

export async function rememberRegistered(registered: Registered): Promise<void> {
  siteCookies(await cookies()).set(COOKIE, JSON.stringify(registered), { maxAge: LIFE_S });
}

export async function readRegistered(): Promise<Registered | null> {
  const text = siteCookies(await cookies()).get(COOKIE) ?? "null";
  try {
    return registeredSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export const mailWayIn = (email: string, id: string) => mailSignInLink(email, routes.panelSection("fotos", id));

export const forgetRegistered = async (): Promise<void> => siteCookies(await cookies()).delete(COOKIE);
