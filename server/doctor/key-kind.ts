import { z } from "zod";

export type KeyKind = "publishable" | "secret" | "unknown";

const claims = z.object({ role: z.string() });

function roleOf(key: string): string | null {
  const [, payload = ""] = key.split(".");
  try {
    return claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString())).role;
  } catch {
    return null;
  }
}

export function keyKind(key: string): KeyKind {
  const role = roleOf(key);
  if (key.startsWith("sb_publishable_") || role === "anon") return "publishable";
  return key.startsWith("sb_secret_") || role === "service_role" ? "secret" : "unknown";
}
