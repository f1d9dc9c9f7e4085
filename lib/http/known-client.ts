import { createHmac } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import type { SigningKey, SigningKeys } from "./signing-keys";

/** Cookie of a browser known to an account. It opens nothing: sign-in limits count its browsers apart. */
export const KNOWN_CLIENT_COOKIE = "conocido";

/** Carries the cookie to the project, in requests of the server alone. */
export const KNOWN_CLIENT_HEADER = "x-known-client";

export const KNOWN_CLIENT_LIFE_S = 180 * 24 * 60 * 60;

export type KnownClient = {
  userId: string;
  /** Seconds since 1970. */
  issuedAt: number;
};

/** A key of its own, so that no token of another kind passes for this one. */
const keyOf = ({ secret }: SigningKey): Uint8Array => createHmac("sha256", secret).update("known client").digest();

/** The cookie's value. @param now in milliseconds. */
export function signKnownClient(userId: string, [key]: SigningKeys, now = Date.now()): Promise<string> {
  const issuedAt = Math.floor(now / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256", kid: key.id })
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + KNOWN_CLIENT_LIFE_S)
    .sign(keyOf(key));
}

export async function readKnownClient(token: string, keys: SigningKeys): Promise<KnownClient | null> {
  try {
    const keyNamed = ({ kid = "" }: { kid?: string }) => {
      const key = keys.find(({ id }) => id === kid);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return keyOf(key);
    };
    const { payload } = await jwtVerify(token, keyNamed, { algorithms: ["HS256"] });
    const { sub: userId, iat: issuedAt } = payload;
    return userId && issuedAt ? { userId, issuedAt } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
