import { setTimeout as wait } from "node:timers/promises";
import { after } from "next/server";
import { z } from "zod";
import { AI_MESSAGES } from "@/lib/ai/messages";
import type { PictureJob } from "@/lib/ai/picture-job";
import { pictureProblem, pictureRefusal } from "@/lib/ai/picture-messages";
import { type AiPictureKind, PICTURE_KINDS } from "@/lib/ai/picture-options";
import { pictureRequestSchema } from "@/lib/ai/picture-wish";
import { readPictureJob, startPicture } from "@/lib/ai/server/pictures";
import { getRequestViewer } from "@/lib/auth/server/viewer";
import { readBodyJson } from "@/lib/http/read-body";
import { isForged } from "@/lib/http/same-origin";
import { log } from "@/lib/log";
import { routes } from "@/lib/routes";

const MAX_BODY_BYTES = 8_000;
/** Proxies before the site give up on an answer after a minute, or half of one. */
const LONGEST_WAIT_S = 20;

const refuse = (status: number, error: string): Response => Response.json({ error }, { status, headers: PRIVATE });
const PRIVATE = { "cache-control": "private, no-store" } as const;

/** Seconds that the caller wants to wait (RFC 7240). */
function patienceOf(headers: Headers): number {
  const prefer = headers.get("prefer") ?? "";
  if (/\brespond-async\b/.test(prefer)) return 0;
  return Math.min(Number(/\bwait=(\d{1,3})\b/.exec(prefer)?.[1] ?? LONGEST_WAIT_S), LONGEST_WAIT_S);
}

const kindSchema = z.object({ kind: z.enum(PICTURE_KINDS) });
const placeSchema = kindSchema.extend({ businessId: z.string() });

type Place = { business: string; kind: AiPictureKind };

function describeJob({ business, kind }: Place, job: PictureJob) {
  const { state, used, left, isDraft, turn, problem } = job;
  return {
    state,
    used,
    triesLeft: left,
    ...(state === "ready" && { url: routes.pictureDraft(business, kind, turn ?? ""), borrador: isDraft }),
    ...(state === "failed" && { error: pictureProblem(problem) }),
  };
}

const statusOf = (problem: string | null): number =>
  problem === "refused" || problem === "busy" || problem === "slow" ? pictureRefusal(problem).status : 502;

async function answer(place: Place, job: PictureJob | null): Promise<Response> {
  if (!job) return refuse(404, AI_MESSAGES.businessNotFound);
  const described = describeJob(place, job);
  if (job.state === "failed") return refuse(statusOf(job.problem), pictureProblem(job.problem));
  if (job.state !== "working") return Response.json(described, { headers: PRIVATE });
  const location = routes.pictureJob(place.business, place.kind);
  return Response.json({ ...described, ask: location }, { status: 202, headers: { ...PRIVATE, location } });
}

/** Makes cover or logo: `{ businessId, kind, prompt?, ... }`, answered by `{ url }` (kept in the panel) or 202: GET tells how it stands. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (isForged(headers)) return refuse(403, AI_MESSAGES.communication);
  const body = await readBodyJson(request, MAX_BODY_BYTES);
  if (body !== null && !kindSchema.safeParse(body).success) return refuse(400, AI_MESSAGES.unknownKind);
  const parsed = pictureRequestSchema.safeParse(body);
  if (!parsed.success) return refuse(400, AI_MESSAGES.communication);
  try {
    const viewer = await getRequestViewer(request);
    if (!viewer) return refuse(401, AI_MESSAGES.signedOut);
    const { businessId: business, kind, prompt: texto, ...chosen } = parsed.data;
    const place = { person: viewer.id, business, kind };
    const started = await startPicture({ ...place, wish: { ...chosen, texto } });
    if (!started.ok) {
      const { status, sentence } = pictureRefusal(started.code);
      return refuse(status, sentence);
    }
    const { work } = started.value;
    if (work) {
      after(work);
      const gone = new AbortController();
      const patience = wait(patienceOf(headers) * 1000, undefined, { signal: gone.signal }).catch(() => undefined);
      await Promise.race([work, patience]);
      gone.abort();
    }
    return await answer(place, await readPictureJob(place));
  } catch (error) {
    log.error({ error }, "a picture was not begun");
    return refuse(503, AI_MESSAGES.communication);
  }
}

/** State of a kind's picture: `{ state, used, triesLeft, url?, error? }`. */
export async function GET(request: Request): Promise<Response> {
  const parsed = placeSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) return refuse(400, AI_MESSAGES.unknownKind);
  try {
    const viewer = await getRequestViewer(request);
    if (!viewer) return refuse(401, AI_MESSAGES.signedOut);
    const { businessId: business, kind } = parsed.data;
    const job = await readPictureJob({ person: viewer.id, business, kind });
    if (!job) return refuse(404, AI_MESSAGES.businessNotFound);
    return Response.json(describeJob({ business, kind }, job), { headers: PRIVATE });
  } catch (error) {
    log.error({ error }, "nobody knows how a picture stands");
    return refuse(503, AI_MESSAGES.communication);
  }
}
