import type postgres from "postgres";
import { z } from "zod";
import { authError } from "@/supabase/local/auth/auth-error";
import { mailAddress } from "@/supabase/local/auth/fields";
import { issueToken } from "@/supabase/local/auth/mail-links";
import { confirmationLink } from "@/supabase/local/auth/mail-texts";
import { ownRedirect } from "@/supabase/local/auth/redirect";
import { createUser, findUserByEmail, userJson } from "@/supabase/local/auth/users";
import { type Handler, isServerRequest, jsonBody } from "@/supabase/local/http";

const linkSchema = z.object({
  type: z.enum(["magiclink", "recovery"]),
  email: mailAddress,
  redirect_to: z.string().nullish(),
});

/** `auth.admin.generateLink` for sign-in and recovery: the link without the mail, by the secret key alone. */
export function adminLinks(sql: postgres.Sql, siteUrl: string, secretKey: string): Handler {
  return async (request) => {
    if (request.url.pathname !== "/auth/v1/admin/generate_link" || request.method !== "POST") return null;
    if (!isServerRequest(request, secretKey)) return authError(403, "not_admin", "User not allowed");
    const parsed = linkSchema.safeParse(jsonBody(request));
    if (!parsed.success) return authError(400, "validation_failed", "Only magiclink and recovery, for a mail address");
    const { type, email, redirect_to } = parsed.data;

    const known = await findUserByEmail(sql, email);
    const user = known ?? (type === "magiclink" ? await createUser(sql, { email, isConfirmed: false }) : null);
    if (!user) return authError(404, "user_not_found", "User with this email not found");
    const kind = type === "magiclink" ? "magicLink" : "recovery";
    const tokenHash = await issueToken(sql, user.id, kind);
    const redirectTo = ownRedirect(redirect_to ?? null, siteUrl);
    return Response.json({
      ...userJson(user),
      action_link: confirmationLink({ siteUrl, kind, tokenHash, redirectTo }),
      email_otp: "",
      hashed_token: tokenHash,
      verification_type: type,
      redirect_to: redirectTo ?? siteUrl,
    });
  };
}
