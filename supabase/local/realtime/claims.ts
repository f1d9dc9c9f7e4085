import { jwtVerify } from "jose";
import { z } from "zod";
import { isSameText } from "@/supabase/local/http";
import { PUBLISHABLE_KEY } from "@/supabase/local/secrets";

const claimsSchema = z.looseObject({
  role: z.enum(["anon", "authenticated", "service_role"]),
  sub: z.string().optional(),
  /** Seconds since 1970. */
  exp: z.number().optional(),
});
export type Claims = z.infer<typeof claimsSchema>;

interface Keys {
  readonly secretKey: string;
  readonly jwtSecret: string;
}

/** Whom a channel speaks for: a key of the project, or a session. Null when it is neither. */
export async function claimsOf(token: string, { secretKey, jwtSecret }: Keys): Promise<Claims | null> {
  if (token === PUBLISHABLE_KEY) return { role: "anon" };
  if (isSameText(token, secretKey)) return { role: "service_role" };
  const verified = await jwtVerify(token, new TextEncoder().encode(jwtSecret), { algorithms: ["HS256"] }).catch(
    () => null,
  );
  const parsed = claimsSchema.safeParse(verified?.payload);
  return parsed.success ? parsed.data : null;
}

export function isExpired({ exp }: Claims, nowMs: number): boolean {
  return exp !== undefined && exp * 1000 <= nowMs;
}
