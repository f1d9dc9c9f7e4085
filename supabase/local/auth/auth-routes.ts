import { adminUsers, generateLink } from "@/supabase/local/auth/admin-routes";
import type { AuthContext, AuthRoute } from "@/supabase/local/auth/auth-route";
import { magicLink, recover, resend, signUp } from "@/supabase/local/auth/mail-routes";
import { passwordSignIn } from "@/supabase/local/auth/password-sign-in";
import { changeUser } from "@/supabase/local/auth/user-routes";
import { click, verify } from "@/supabase/local/auth/verify-routes";
import type { Handler } from "@/supabase/local/http";

const ROUTES: Readonly<Record<string, AuthRoute>> = {
  "POST /auth/v1/otp": magicLink,
  "POST /auth/v1/magiclink": magicLink,
  "POST /auth/v1/recover": recover,
  "POST /auth/v1/resend": resend,
  "POST /auth/v1/signup": signUp,
  "POST /auth/v1/token": passwordSignIn,
  "POST /auth/v1/verify": verify,
  "GET /auth/v1/verify": click,
  "PUT /auth/v1/user": changeUser,
  "POST /auth/v1/admin/generate_link": generateLink,
};

export const authRoutes =
  (context: AuthContext): Handler =>
  async (request) => {
    const route = ROUTES[`${request.method} ${request.url.pathname}`] ?? adminUsers;
    return route(context, request);
  };
