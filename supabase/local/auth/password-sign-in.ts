import { randomUUID } from "node:crypto";
import bcrypt from "bcryptjs";
import { z } from "zod";
import { type AuthContext, authError } from "@/supabase/local/auth/auth-route";
import { isTooLong, mailAddress } from "@/supabase/local/auth/fields";
import { hashPassword } from "@/supabase/local/auth/users";
import { type ApiRequest, jsonBody } from "@/supabase/local/http";

const signInSchema = z.object({ email: mailAddress, password: z.string().min(1) });

const decoy = hashPassword(randomUUID());

/** Refuses passwords of no confirmed account after as long a comparison: neither answer nor time tells them. */
export async function passwordSignIn({ sql }: Pick<AuthContext, "sql">, request: ApiRequest): Promise<Response | null> {
  if (request.url.searchParams.get("grant_type") !== "password") return null;
  const parsed = signInSchema.safeParse(jsonBody(request));
  if (!parsed.success) return null;
  const { email, password } = parsed.data;
  const [user] = await sql`
    select from auth.users
    where email = ${email.toLowerCase()} and email_confirmed_at is not null and encrypted_password is not null`;
  if (user && !isTooLong(password)) return null;
  await bcrypt.compare(password, await decoy);
  return authError(400, "invalid_credentials", "Invalid login credentials");
}
