import { EnvironmentError, parseEnv } from "@/lib/env";
import { checkAi } from "./check-ai";
import { checkAuth } from "./check-auth";
import { checkBackups } from "./check-backups";
import { checkDatabase } from "./check-database";
import { checkMail } from "./check-mail";
import { checkPayments } from "./check-payments";
import { checkSettings } from "./check-settings";
import { checkSite } from "./check-site";
import { checkSupabase } from "./check-supabase";
import { type Check, type Means, problem, type Section } from "./finding";

const SETTINGS = "Configuración";

const CHECKS: readonly (readonly [title: string, check: Check])[] = [
  [SETTINGS, checkSettings],
  ["Supabase", checkSupabase],
  ["Supabase Auth", checkAuth],
  ["Base de datos", checkDatabase],
  ["Respaldos", checkBackups],
  ["Mercado Pago", checkPayments],
  ["IA", checkAi],
  ["Correos", checkMail],
  ["Sitio publicado", checkSite],
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Looks at everything that a public site needs. Nothing is changed by it, and nothing of a secret is in what it says. */
export async function examine(environment: Environment, means: Means): Promise<Section[]> {
  try {
    const settings = parseEnv(environment);
    const command = { callbackUrl: environment.AUTH_CALLBACK_URL, accessToken: environment.SUPABASE_ACCESS_TOKEN };
    return await Promise.all(
      CHECKS.map(async ([title, check]) => ({ title, findings: await check(settings, means, command) })),
    );
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return [{ title: SETTINGS, findings: [problem(`Hay variables mal escritas.\n${error.message}`)] }];
  }
}
