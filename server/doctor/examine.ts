import { EnvironmentError, parseEnv } from "@/lib/env";
import type { Ask } from "./ask";
import { checkAi } from "./check-ai";
import { checkDatabase } from "./check-database";
import { checkMail, type TryMail } from "./check-mail";
import { checkPayments } from "./check-payments";
import { checkSettings } from "./check-settings";
import { checkSite } from "./check-site";
import { checkSupabase } from "./check-supabase";
import { problem, type Section } from "./finding";

type Means = {
  environment: Readonly<Record<string, string | undefined>>;
  migrations: readonly string[];
  ask: Ask;
  tryMail: TryMail;
};

/** Looks at everything that a public site needs. Nothing is changed by it, and nothing of a secret is in what it says. */
export async function examine({ environment, migrations, ask, tryMail }: Means): Promise<Section[]> {
  try {
    const settings = parseEnv(environment);
    return await Promise.all([
      checkSettings(settings),
      checkSupabase(settings, ask),
      checkDatabase(settings, migrations, ask),
      checkPayments(settings, ask),
      checkAi(settings, ask),
      checkMail(settings, tryMail),
      checkSite(settings, ask),
    ]);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return [{ title: "Configuración", findings: [problem(`Hay variables mal escritas.\n${error.message}`)] }];
  }
}
