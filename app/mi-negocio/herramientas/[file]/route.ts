import { z } from "zod";
import { getViewer } from "@/lib/auth/server/viewer";
import { fileDownload } from "@/lib/http/file-download";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { getOwnedBusiness } from "@/lib/owner/server/owned-business";
import { isPosterFile, POSTER_FILES, type Poster, type PosterFileName } from "@/lib/posters/poster";
import { renderPoster } from "@/lib/posters/server/render-poster";
import { routes } from "@/lib/routes";

const isWithinLimit = createRateLimit({ requests: 60, perSeconds: 10 * 60 });
const RETRY_AFTER_S = 60;

const sentence = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": `${RETRY_AFTER_S}` },
  });

async function respond(file: PosterFileName, { name, category, slug, logoUrl }: Poster): Promise<Response> {
  try {
    const content = await renderPoster(file, { name, category, slug, logoUrl });
    if (content) return fileDownload(new Uint8Array(content), `${slug}-${file}`, POSTER_FILES[file].type);
  } catch (error) {
    log.error({ error }, "a poster was not drawn");
  }
  return sentence(503, "No pudimos hacer el archivo ahora. Inténtalo de nuevo en un minuto.");
}

/** A poster of a business of whoever asks. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/mi-negocio/herramientas/[file]">,
): Promise<Response> {
  const { file } = await params;
  const id = z.uuid().safeParse(new URL(request.url).searchParams.get(BUSINESS_ID_FIELD)).data;
  const viewer = await getViewer();
  if (!viewer) {
    return new Response(null, {
      status: 303,
      headers: { location: routes.login({ redirect: routes.panelSection("herramientas", id) }) },
    });
  }
  if (!id || !isPosterFile(file)) return new Response(null, { status: 404 });
  if (!(await isWithinLimit(viewer.id))) return sentence(429, "Bajaste muchos archivos. Espera unos minutos.");
  const owned = await getOwnedBusiness(viewer.id, id);
  if (!owned) return new Response(null, { status: 404 });
  return respond(file, owned.business);
}
