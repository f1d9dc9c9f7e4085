import { decodeJwt } from "jose";
import { z } from "zod";
import { type Check, type Finding, type JsonResponse, look, ok, problem } from "./finding";

type KeyKind = "publishable" | "secret" | "unknown";

/** Role of a key that is a token, as older projects have them. */
function roleOf(key: string): unknown {
  try {
    return decodeJwt(key).role;
  } catch {
    return null;
  }
}

function keyKind(key: string): KeyKind {
  const role = roleOf(key);
  if (key.startsWith("sb_publishable_") || role === "anon") return "publishable";
  return key.startsWith("sb_secret_") || role === "service_role" ? "secret" : "unknown";
}

const settingsSchema = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.object({ email: z.boolean() }),
});

function key(name: string, value: string, wanted: KeyKind, response: JsonResponse | null): Finding {
  const kind = keyKind(value);
  if (kind !== "unknown" && kind !== wanted) return problem(`${name} es la otra llave: están cambiadas.`);
  if (!response) return problem(`${name}: el proyecto no responde en NEXT_PUBLIC_SUPABASE_URL.`);
  return response.status === 200
    ? ok(`${name} abre el proyecto.`)
    : problem(`${name} no es de este proyecto (respuesta ${response.status}).`);
}

function signIn(response: JsonResponse | null): Finding[] {
  const settings = settingsSchema.safeParse(response?.body).data;
  if (!settings) return [look("Authentication: no se pudo leer su configuración.")];
  return [
    settings.external.email
      ? ok("Se entra con correo.")
      : problem("Authentication → Sign In / Providers: activa «Email»."),
    settings.mailer_autoconfirm
      ? problem(
          "Authentication → Sign In / Providers → Email: activa «Confirm email»; sin eso cualquiera toma un correo ajeno.",
        )
      : ok("Los correos se confirman."),
    settings.disable_signup
      ? problem("Authentication → Sign In / Providers: activa «Allow new users to sign up».")
      : ok("Se pueden crear cuentas."),
  ];
}

export const secretHeaders = (secret: string) => ({ apikey: secret, authorization: `Bearer ${secret}` });

export const checkSupabase: Check = async ({ supabase }, { ask }) => {
  if (!supabase) {
    const names = "NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY y SUPABASE_SECRET_KEY";
    return [problem(`Faltan ${names}: sin ellas todo vive en esta máquina.`)];
  }
  const { url, publishableKey, secretKey } = supabase;
  const [settings, users] = await Promise.all([
    ask({ url: `${url}/auth/v1/settings`, headers: { apikey: publishableKey } }),
    ask({ url: `${url}/auth/v1/admin/users?page=1&per_page=1`, headers: secretHeaders(secretKey) }),
  ]);
  return [
    url.startsWith("https://")
      ? ok("El proyecto se alcanza por https.")
      : problem("NEXT_PUBLIC_SUPABASE_URL no es https."),
    key("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", publishableKey, "publishable", settings),
    key("SUPABASE_SECRET_KEY", secretKey, "secret", users),
    ...signIn(settings),
    look("Authentication → Emails: las plantillas de supabase/templates, y tu propio SMTP."),
  ];
};
