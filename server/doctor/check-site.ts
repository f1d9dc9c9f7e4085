import type { Env } from "@/lib/env";
import type { Ask } from "./ask";
import { type Finding, look, ok, problem, type Section } from "./finding";

const UNAUTHORIZED = 401;

async function jobs(siteUrl: string, ask: Ask): Promise<Finding> {
  // Without the secret: nothing is sent by asking.
  const response = await ask({ url: `${siteUrl}/api/cron/correos` });
  return response?.status === UNAUTHORIZED
    ? ok("Las rutas de /api/cron piden su secreto.")
    : problem("El sitio publicado no tiene CRON_SECRET, o es otra versión.");
}

/** The page is asked for as a link with an address leads to it: the response sets a cookie, and only that. */
async function browserLocks(siteUrl: string, ask: Ask): Promise<Finding[]> {
  const response = await ask({ url: `${siteUrl}/login?email=` });
  const hsts = response?.headers?.get("strict-transport-security");
  const cookie = response?.headers?.getSetCookie()[0] ?? "";
  return [
    hsts
      ? ok("El sitio pide a los navegadores que siempre entren por https.")
      : problem("Falta Strict-Transport-Security: ¿SITE_URL dice https al construir y al arrancar?"),
    /^__Host-[^;]+;.*; ?Secure/i.test(cookie)
      ? ok("Las cookies son de este sitio y van sólo por https.")
      : problem("Las cookies no llevan __Host- ni Secure: ¿SITE_URL dice https, o un proxy las cambia?"),
  ];
}

export async function checkSite({ siteUrl }: Env, ask: Ask): Promise<Section> {
  const title = "Sitio publicado";
  if (!siteUrl) return { title, findings: [look("Sin SITE_URL no hay a quién preguntar.")] };
  const health = await ask({ url: `${siteUrl}/api/health` });
  if (!health) return { title, findings: [look(`${siteUrl} no responde: repite esto cuando esté publicado.`)] };
  const isWell = health.status === 200;
  return {
    title,
    findings: [
      isWell ? ok("El sitio y su base responden.") : problem(`${siteUrl}/api/health responde ${health.status}.`),
      ...(isWell ? [await jobs(siteUrl, ask), ...(await browserLocks(siteUrl, ask))] : []),
      look(
        "Cron: /api/cron/correos cada minuto, /api/cron/pagos cada 10, /api/cron/diario a las 9:00 de México (15:00 UTC).",
      ),
    ],
  };
}
