import { z } from "zod";
import { keptOf } from "@/lib/ai/kept";
import { packSchema } from "@/lib/ai/pack-model";
import { postPicture } from "@/lib/ai/post-text";
import { listKept } from "@/lib/ai/server/kept";
import { scenePicture, shownPicturesOf } from "@/lib/ai/shown-pictures";
import { SCENE_SECONDS, storyboardSchema } from "@/lib/ai/storyboard-model";
import { readToolFile } from "@/lib/ai/tool-files";
import { getViewer } from "@/lib/auth/server/viewer";
import { hasField } from "@/lib/businesses/fields-of";
import { describeWeek } from "@/lib/businesses/hours/describe-hours";
import { fileDownload } from "@/lib/http/file-download";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import type { OwnedBusiness } from "@/lib/owner/owned-business";
import { getOwnedBusiness } from "@/lib/owner/server/owned-business";
import { isPosterFile, POSTER_FILES } from "@/lib/posters/poster";
import { renderPost, renderStoryboard } from "@/lib/posters/server/render-post";
import { renderPoster, renderPreview } from "@/lib/posters/server/render-poster";
import { listOwnPromotions } from "@/lib/promotions/server/queries";
import { routes } from "@/lib/routes";

/** The tools' page shows eleven of them; a second look at one costs nothing. */
const isWithinLimit = createRateLimit({ name: "posters", requests: 240, perSeconds: 10 * 60 });
const RETRY_AFTER_S = 60;

const sentence = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": `${RETRY_AFTER_S}` },
  });

type FileToDraw = { name: string; type: string; draw: () => Promise<Buffer | null> };

async function respond({ name, type, draw }: FileToDraw): Promise<Response> {
  try {
    const content = await draw();
    if (content) return fileDownload(new Uint8Array(content), name, type);
  } catch (error) {
    log.error({ error }, "a poster was not drawn");
  }
  return sentence(503, "No pudimos hacer el archivo ahora. Inténtalo de nuevo en un minuto.");
}

/** File of that name; null for none. @throws {BackendError} */
async function fileOf(
  { file, isPreview }: { file: string; isPreview: boolean },
  person: string,
  { business }: OwnedBusiness,
): Promise<FileToDraw | null> {
  const name = `${business.slug}-${file}`;
  if (isPosterFile(file)) {
    const { name: title, category, categorySlug, slug, logoUrl, coverUrl, weeklyHours } = business;
    const hours = weeklyHours ? describeWeek(weeklyHours).map(({ days, hours: at }) => `${days}: ${at}`) : [];
    const poster = { name: title, category, categorySlug, slug, logoUrl, coverUrl, hours };
    return isPreview
      ? { name: `${name}.jpg`, type: "image/jpeg", draw: () => renderPreview(file, poster) }
      : { name, type: POSTER_FILES[file].type, draw: () => renderPoster(file, poster) };
  }
  const asked = readToolFile(file);
  if (!asked || !hasField(business.plan, "palabras_clave")) return null;
  const kept = await listKept({ person, business: business.id });
  if (asked.kind === "post") {
    const post = keptOf(kept, "paquete", packSchema)?.value.publicaciones[asked.index];
    if (!post) return null;
    const pictureUrl = postPicture(post, asked.index, business, await listOwnPromotions(person, business.id));
    return { name, type: "image/jpeg", draw: () => renderPost(business, { headline: post.titular, pictureUrl }) };
  }
  const storyboard = keptOf(kept, "video", storyboardSchema)?.value;
  if (!storyboard) return null;
  const scenes = storyboard.escenas.map(({ texto: caption, voz: voice, imagen }, index) => {
    return { caption, voice, pictureUrl: scenePicture(shownPicturesOf(business), imagen, index).url };
  });
  return { name, type: "application/pdf", draw: () => renderStoryboard(business, scenes, SCENE_SECONDS) };
}

export async function GET(
  request: Request,
  { params }: RouteContext<"/mi-negocio/herramientas/[file]">,
): Promise<Response> {
  const { file } = await params;
  const { searchParams } = new URL(request.url);
  const id = z.uuid().safeParse(searchParams.get(BUSINESS_ID_FIELD)).data;
  const viewer = await getViewer();
  if (!viewer) {
    return new Response(null, {
      status: 303,
      headers: { location: routes.login({ redirect: routes.panelSection("herramientas", id) }) },
    });
  }
  if (!id) return new Response(null, { status: 404 });
  if (!(await isWithinLimit(viewer.id))) return sentence(429, "Bajaste muchos archivos. Espera unos minutos.");
  const owned = await getOwnedBusiness(viewer.id, id);
  const drawn = owned && (await fileOf({ file, isPreview: searchParams.has("vista") }, viewer.id, owned));
  return drawn ? respond(drawn) : new Response(null, { status: 404 });
}
