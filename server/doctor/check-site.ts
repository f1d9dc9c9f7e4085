import { type Check, type Finding, look, type Means, ok, problem } from "./finding";

const UNAUTHORIZED = 401;

async function jobs(siteUrl: string, ask: Means["ask"]): Promise<Finding> {
  // Without the secret: nothing is sent by asking.
  const response = await ask({ url: `${siteUrl}/api/cron/correos` });
  return response?.status === UNAUTHORIZED
    ? ok("Las rutas de /api/cron piden su secreto.")
    : problem("El sitio publicado no tiene CRON_SECRET, o es otra versión.");
}

/** The page is asked for as a link with an address leads to it: the response sets a cookie, and only that. */
async function browserLocks(siteUrl: string, ask: Means["ask"]): Promise<Finding[]> {
  const response = await ask({ url: `${siteUrl}/login?email=` });
  const hsts = response?.headers?.get("strict-transport-security");
  const cookie = response?.headers?.getSetCookie()[0] ?? "";
  return [
    hsts
      ? ok("El sitio pide a los navegadores que siempre entren por https.")
      : problem("Falta Strict-Transport-Security: ¿SITE_URL dice https?"),
    /^__Host-[^;]+;.*; ?Secure/i.test(cookie)
      ? ok("Las cookies son de este sitio y van sólo por https.")
      : problem("Las cookies no llevan __Host- ni Secure: ¿SITE_URL dice https, o un proxy las cambia?"),
  ];
}

export const checkSite: Check = async ({ siteUrl }, { ask }) => {
  if (!siteUrl) return [look("Sin SITE_URL no hay a quién preguntar.")];
  const health = await ask({ url: `${siteUrl}/api/health` });
  if (!health) return [look(`${siteUrl} no responde: repite esto cuando esté publicado.`)];
  const isWell = health.status === 200;
  return [
    isWell ? ok("El sitio y su base responden.") : problem(`${siteUrl}/api/health responde ${health.status}.`),
    ...(isWell ? [await jobs(siteUrl, ask), ...(await browserLocks(siteUrl, ask))] : []),
    look(
      "Cron: /api/cron/correos cada minuto, /api/cron/pagos cada 10, /api/cron/diario a las 9:00 de México (15:00 UTC).",
    ),
  ];
};
