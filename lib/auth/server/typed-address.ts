import "server-only";
import { cookies } from "next/headers";
import { type NextRequest, NextResponse } from "next/server";
import { z } from "zod";
import { siteCookies } from "@/lib/http/server/site-cookies";
import { NO_ADDRESS, type TypedAddress, withoutTypedAddress } from "../typed-address";

const COOKIE = "direccion";
const MAX_CHARACTERS = 254;

const text = z.string().transform((value) => value.replaceAll("\0", "\uFFFD").trim().slice(0, MAX_CHARACTERS));
const typedAddressSchema = z.object({ email: text, confirmation: text });

/** Seconds that somebody may be away, at the provider's. */
const LIFE_S = 30 * 60;

/** Has the browser keep the address that somebody without a session has typed, for the page that comes next. */
export function keepTypedAddress(response: NextResponse, typed: TypedAddress): NextResponse {
  siteCookies(response.cookies).set(COOKIE, JSON.stringify(typedAddressSchema.parse(typed)), { maxAge: LIFE_S });
  return response;
}

/** The address that was typed in this browser of late: good enough to be shown and typed again. */
export async function typedAddress(): Promise<TypedAddress> {
  try {
    return typedAddressSchema.parse(JSON.parse(siteCookies(await cookies()).get(COOKIE) ?? ""));
  } catch {
    return NO_ADDRESS;
  }
}

/** Leads to the same page without the e-mail in its address, which the browser keeps instead. Null where there is none. */
export function takeTypedAddress(request: NextRequest): NextResponse | null {
  if (request.method !== "GET") return null;
  const taken = withoutTypedAddress(new URL(request.url));
  if (!taken) return null;
  const response = NextResponse.redirect(taken.address, 303);
  response.headers.set("cache-control", "no-store");
  return keepTypedAddress(response, taken.typed);
}
