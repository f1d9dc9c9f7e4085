import { randomUUID } from "node:crypto";
import bcrypt from "bcryptjs";
import type postgres from "postgres";
import { z } from "zod";
import { authError } from "@/supabase/local/auth/auth-error";
import { isTooLong, mailAddress } from "@/supabase/local/auth/fields";
import { hashPassword } from "@/supabase/local/auth/users";
import { type Handler, jsonBody } from "@/supabase/local/http";

const signInSchema = z.object({ email: mailAddress, password: z.string().min(1) });

/** Refuses passwords of no confirmed account after as long a comparison: neither answer nor time tells them. */
export function passwordSignIn(sql: postgres.Sql): Handler {
  const decoy = hashPassword(randomUUID());
  return async (request) => {
    const { method, url } = request;
    if (url.pathname !== "/auth/v1/token" || method !== "POST") return null;
    if (url.searchParams.get("grant_type") !== "password") return null;
    const parsed = signInSchema.safeParse(jsonBody(request));
    if (!parsed.success) return null;
    const { email, password } = parsed.data;
    const [user] = await sql`
      select from auth.users
      where email = ${email.toLowerCase()} and email_confirmed_at is not null and encrypted_password is not null`;
    if (user && !isTooLong(password)) return null;
    await bcrypt.compare(password, await decoy);
    return authError(400, "invalid_credentials", "Invalid login credentials");
  };
}
