import { SignJWT, UnsecuredJWT } from "jose";

const MINUTE_S = 60;

type Claims = Readonly<Record<string, unknown>>;

const inMinutes = (minutes: number): number => Math.floor(Date.now() / 1000) + minutes * MINUTE_S;

/** @param minutes until it ends; negative: ended so long ago. */
export const signedToken = (claims: Claims, secret: string | Uint8Array, minutes = 5): Promise<string> =>
  new SignJWT({ aud: "authenticated", ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt()
    .setExpirationTime(inMinutes(minutes))
    .sign(typeof secret === "string" ? new TextEncoder().encode(secret) : secret);

/** With the algorithm "none". */
export const unsignedToken = (claims: Claims): string =>
  new UnsecuredJWT({ aud: "authenticated", ...claims }).setExpirationTime(inMinutes(5)).encode();

/** A token whose claims were changed, under the signature of the original. */
export function alteredToken(token: string, claims: Claims): string {
  const [header, payload = "", signature] = token.split(".");
  const altered = { ...JSON.parse(Buffer.from(payload, "base64url").toString()), ...claims };
  return [header, Buffer.from(JSON.stringify(altered)).toString("base64url"), signature].join(".");
}
