import { z } from "zod";
import { type Check, type Finding, type JsonResponse, look, ok, problem } from "./finding";

/** Fields of the Management API, and the lines of supabase/config.toml that they are pushed from. */
export const PUSHED = {
  jwt_exp: "jwt_expiry = 3600",
  password_min_length: "minimum_password_length = 8",
  refresh_token_rotation_enabled: "enable_refresh_token_rotation = true",
  security_refresh_token_reuse_interval: "refresh_token_reuse_interval = 10",
  mailer_secure_email_change_enabled: "double_confirm_changes = true",
  security_update_password_require_reauthentication: "secure_password_change = true",
  mailer_otp_exp: "otp_expiry = 600",
  mailer_otp_length: "otp_length = 10",
} as const;

const configSchema = z.looseObject({
  site_url: z.string(),
  uri_allow_list: z.string(),
  security_sb_forwarded_for_enabled: z.boolean().nullish(),
});

/** The command writes "env(…)" as it stands where a variable is not set. */
function beforePush(callbackUrl: string | undefined, wanted: string): Finding {
  if (callbackUrl === wanted) return ok("AUTH_CALLBACK_URL está lista para «supabase config push».");
  const words = `antes de «supabase config push» pon AUTH_CALLBACK_URL=${wanted}`;
  return callbackUrl
    ? problem(`AUTH_CALLBACK_URL dice otra cosa: ${words}.`)
    : look(`Falta AUTH_CALLBACK_URL: ${words} (y SITE_URL); sin ellas la orden escribe «env(…)» tal cual.`);
}

const byHand = (siteUrl: string, callback: string): Finding[] => [
  look(`Authentication → URL Configuration: Site URL ${siteUrl}; Redirect URLs ${callback}.`),
  look(
    "Authentication → Sign In / Providers → Email: «Email OTP expiration» en 600 segundos, «Email OTP length» en 10.",
  ),
  look(
    "Auth debe creer en Sb-Forwarded-For, o todos los visitantes comparten 30 enlaces cada cinco minutos: actívalo como dice docs/operations.md, o pon SUPABASE_ACCESS_TOKEN y se revisa aquí.",
  ),
];

function asConfigured(response: JsonResponse | null, siteUrl: string, callback: string): Finding[] {
  if (!response) return [look("api.supabase.com no responde: repite esto más tarde.")];
  const config = configSchema.safeParse(response.body).data;
  if (response.status !== 200 || !config) {
    return [problem(`SUPABASE_ACCESS_TOKEN no abre la configuración del proyecto (respuesta ${response.status}).`)];
  }
  const missing = Object.entries(PUSHED).flatMap(([field, line]) =>
    line.endsWith(` = ${config[field]}`) ? [] : [line],
  );
  return [
    config.site_url === siteUrl && config.uri_allow_list === callback
      ? ok("Las direcciones de Auth son las del sitio.")
      : problem(`Authentication → URL Configuration: Site URL ${siteUrl}; Redirect URLs ${callback} y ninguna más.`),
    missing.length === 0
      ? ok("Auth tiene lo de supabase/config.toml.")
      : problem(`Auth no tiene lo de supabase/config.toml: ${missing.join(", ")}. Corre «supabase config push».`),
    config.security_sb_forwarded_for_enabled
      ? ok("Auth cuenta los enlaces por visitante.")
      : problem(
          "Auth no cree en Sb-Forwarded-For: todos los visitantes comparten 30 enlaces cada cinco minutos. Actívalo como dice docs/operations.md.",
        ),
  ];
}

export const checkAuth: Check = async ({ supabase, siteUrl }, { ask }, { callbackUrl, accessToken }) => {
  if (!supabase) return [look("Sin proyecto no hay nada que revisar.")];
  const site = siteUrl ?? "SITE_URL";
  const callback = `${site}/auth/callback**`;
  const before = beforePush(callbackUrl, callback);
  if (!accessToken) return [before, ...byHand(site, callback)];
  const [ref] = new URL(supabase.url).hostname.split(".");
  const response = await ask({
    url: `https://api.supabase.com/v1/projects/${ref}/config/auth`,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return [before, ...asConfigured(response, site, callback)];
};
