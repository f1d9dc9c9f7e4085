import type { Env } from "@/lib/env";
import { type Check, type Finding, look, ok, problem } from "./finding";

function siteAddress({ siteUrl }: Env): Finding {
  if (!siteUrl) return problem("Falta SITE_URL: los enlaces de los correos y las direcciones canónicas salen de ahí.");
  return siteUrl.startsWith("https://")
    ? ok(`SITE_URL es ${siteUrl}.`)
    : problem("SITE_URL no empieza con https://: sin eso no hay sesiones seguras ni avisos del proveedor de pagos.");
}

const needed = (name: string, value: unknown, why: string): Finding =>
  value ? ok(`${name} está puesto.`) : problem(`Falta ${name}: ${why}`);

export const checkSettings: Check = (settings) => {
  const { legal, support, moderation } = settings;
  const findings: Finding[] = [
    siteAddress(settings),
    needed(
      "CRON_SECRET",
      settings.cronSecret,
      "sin él no salen correos, recordatorios ni vencimientos (16 caracteres o más).",
    ),
    needed("REVALIDATE_SECRET", settings.revalidateSecret, "sin él las páginas no se enteran de los cambios."),
    needed(
      "SIGNING_SECRETS",
      settings.signingKeys,
      "sin él firma SUPABASE_SECRET_KEY, y al cambiar esa clave dejan de servir los enlaces de los correos enviados.",
    ),
    needed("LEGAL_NAME", legal.name, "el aviso de privacidad debe nombrar a un responsable."),
    needed("LEGAL_ADDRESS", legal.address, "el aviso de privacidad debe decir un domicilio."),
    needed("SUPPORT_EMAIL", support.email, "el aviso de privacidad y la página de soporte lo necesitan."),
  ];
  if (settings.redisUrl && !settings.actionsKey)
    findings.push(
      problem("Falta NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: el formulario que muestra un nodo no lo entiende otro."),
    );
  if (settings.diagnosticsToken) {
    findings.push(problem("Quita DIAGNOSTICS_TOKEN: es de bin/start y de nadie más."));
  }
  if (moderation === "none")
    findings.push(look("MODERATION es none: todo registro y todo cambio se publica sin revisión."));
  return findings;
};
