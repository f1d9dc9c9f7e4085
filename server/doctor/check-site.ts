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

/** Whether the published site answers, as far as anybody can ask it. */
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
      ...(isWell ? [await jobs(siteUrl, ask)] : []),
      look(
        "Cron: /api/cron/correos cada minuto, /api/cron/pagos cada 10, /api/cron/diario a las 9:00 de México (15:00 UTC).",
      ),
    ],
  };
}
