import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { toBusiness } from "@/lib/businesses/mapper";
import type { Business } from "@/lib/businesses/model";
import { type RefusedEdit, refusedEdit } from "@/lib/businesses/server/edit-business";
import { storePictures } from "@/lib/businesses/server/pictures";
import { env } from "@/lib/env";
import { DRAFTS_BUCKET, readDraft, removeDraft, removePictures, storePicture } from "@/lib/images/server/store-picture";
import { log } from "@/lib/log";
import { showChanges } from "@/lib/page-expiry/server/show-changes";
import { failure, type Result, success } from "@/lib/result";
import { readObject } from "@/lib/storage/server/objects";
import { storedPath } from "@/lib/storage/stored-path";
import { adminClient } from "@/lib/supabase/admin";
import { callDatabase, tryDatabase } from "@/lib/supabase/call-database";
import { BackendError } from "@/lib/supabase/public";
import { draftAlt, type PictureJob, pictureJobSchema } from "../picture-job";
import type { KeepRefusal, PictureRefusal } from "../picture-messages";
import { type AiPictureKind, JOB_KINDS } from "../picture-options";
import type { PictureWish } from "../picture-wish";
import { estimatePicture } from "../prices";
import { PICTURE_PROMPTS } from "../prompts";
import { drawByModel, drawByRules, type Patience, type PictureOrder } from "./draw-picture";
import { BEGIN_REFUSALS, dailyBudget } from "./uses";
import { writer } from "./write";

type Place = { person: string; business: string; kind: AiPictureKind };

const isId = (id: string): boolean => z.uuid().safeParse(id).success;

/** State of a kind's picture; null when the business is not this person's. @throws {BackendError} */
export async function readPictureJob({ person, business, kind }: Place): Promise<PictureJob | null> {
  if (!isId(business)) return null;
  const data = await callDatabase("read_ai_picture", { person, business, kind: JOB_KINDS[kind] });
  return data === null ? null : pictureJobSchema.parse(data);
}

const begunSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("begun"), turn: z.string(), use: z.string().optional() }),
  z.object({ outcome: z.enum(["working", "ready"]) }),
  z.object({ outcome: z.enum(["unknown", "used", "tries", ...BEGIN_REFUSALS]) }),
]);

/** Facts for a picture: no telephone, no address. */
const COLUMNS = "id, slug, nombre, categoria, slug_categoria, actividad, servicios, plan_type";

async function readBusiness(id: string): Promise<Business> {
  const { data, error } = await adminClient().from("negocios").select(COLUMNS).eq("id", id).single();
  if (error) throw new BackendError("readBusiness", error);
  return toBusiness(data);
}

/** Begins a picture unless one is begun. `work` never fails, and goes on; readPictureJob tells the outcome. @throws {BackendError} */
export async function startPicture({
  wish,
  ...place
}: Place & { wish: PictureWish }): Promise<Result<{ work: Promise<void> | null }, PictureRefusal>> {
  const { person, business, kind } = place;
  const by = writer();
  if (!by.ok) return by;
  if (!isId(business)) return failure("unknown");
  const data = await callDatabase("begin_ai_picture", {
    ...{ person, business, wish, kind: JOB_KINDS[kind] },
    is_draft: by.value === "rules",
    estimate: estimatePicture(env().ai.pricesMxn),
    budget: dailyBudget(),
  });
  const begun = begunSchema.parse(data);
  if (begun.outcome === "working" || begun.outcome === "ready") return success({ work: null });
  if (begun.outcome !== "begun") return failure(begun.outcome);
  const { turn, use } = begun;
  const order = async (): Promise<PictureOrder> => ({ person, kind, wish, business: await readBusiness(business) });
  return success({ work: work(turn, use, order) });
}

async function fail(turn: string, problem: string): Promise<void> {
  const { error } = await adminClient().rpc("fail_ai_picture", { turn, problem });
  // Its lease ends all the same.
  if (error) log.error({ code: error.code }, "a picture that failed is not noted");
}

/** Pauses between tries: two minutes in all, each shorter than the lease. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/** Nobody begins another picture while the one of this turn is tried. */
const patience =
  (turn: string): Patience =>
  async (attempt) => {
    for (const pause of PAUSES_MS) {
      const { error: unknown } = await adminClient().rpc("prolong_ai_picture", { turn });
      if (unknown) log.warn({ code: unknown.code }, "a picture that waits is not noted");
      try {
        return await attempt();
      } catch (error) {
        log.warn({ error }, "a picture waits to be stored");
      }
      await wait(pause);
    }
    return attempt();
  };

/** False when its lease had ended, and somebody else has begun anew. @throws {BackendError} */
const finish = (turn: string, path: string, blur: string | null): Promise<boolean> =>
  callDatabase("finish_ai_picture", { turn, path, ...(blur !== null && { blur }) });

async function work(turn: string, use: string | undefined, order: () => Promise<PictureOrder>): Promise<void> {
  const patiently = patience(turn);
  try {
    const ordered = await order();
    const drawn = use === undefined ? await drawByRules(ordered) : await drawByModel(ordered, use, patiently);
    if (!drawn.ok) return await fail(turn, drawn.code);
    const { kind, business } = ordered;
    const stored = await patiently(() => storePicture(DRAFTS_BUCKET, `${kind}/${business.id}`, drawn.value));
    // A repeated try has the same path: the database may have known it before its answer was lost.
    if (!(await patiently(() => finish(turn, stored.path, drawn.value.blur)))) await removePictures([stored]);
    if (use !== undefined) log.info({ kind, version: PICTURE_PROMPTS[kind].version }, "a picture was generated");
  } catch (error) {
    log.error({ error }, "a picture was not generated");
    await fail(turn, "unreachable");
  }
}

/** Draft as webp; null when there is none, or it is not this person's. @throws {BackendError} */
export async function readPictureDraft(place: Place): Promise<Blob | null> {
  const job = await readPictureJob(place);
  if (job?.state !== "ready" || job.path === null) return null;
  return readObject(adminClient(), storedPath(DRAFTS_BUCKET, job.path));
}

/** False when there is nothing to discard. @throws {BackendError} */
export async function discardPicture(person: string, business: string, turn: string): Promise<boolean> {
  const path = await callDatabase("discard_ai_picture", { person, business, turn });
  if (path) await removeDraft(path);
  return Boolean(path);
}

const keptSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("kept"), draft: z.string(), waiting: z.record(z.string(), z.json()) }),
  z.object({ outcome: z.enum(["again", "gone", "used", "notYours"]) }),
]);

type Kept = { isWaiting: boolean };

/** Makes a draft the business's picture, and spends the one use with it. Repeatable. @throws {BackendError} */
export async function keepPicture({ person, business, kind }: Place, turn: string): Promise<Result<Kept, KeepRefusal>> {
  const job = await readPictureJob({ person, business, kind });
  if (!job) return failure("notYours");
  if (job.turn !== turn) return failure("gone");
  if (job.state === "kept") return success({ isWaiting: false });
  const draft = job.path === null ? null : await readDraft(job.path);
  if (!draft) {
    // Sent twice at the same moment: the draft has gone with the other one.
    const now = await readPictureJob({ person, business, kind });
    return now?.turn === turn && now.state === "kept" ? success({ isWaiting: false }) : failure("gone");
  }
  const field = JOB_KINDS[kind];
  const stored = await storePictures([{ field, picture: { ...draft, blur: null } }], business);
  if (!stored.ok) return failure("notStored");
  const kept = await keep({ person, business, turn }, stored.value.paths[field]?.[0] ?? "", {
    kind,
    name: (await readBusiness(business)).name,
  }).catch(async (error: unknown) => {
    await stored.value.remove();
    throw error;
  });
  if (!kept.ok || kept.value === null) await stored.value.remove();
  if (!kept.ok) return kept;
  if (kept.value === null) return success({ isWaiting: false });
  await removeDraft(kept.value.draft);
  await showChanges();
  return success({ isWaiting: Object.keys(kept.value.waiting).length > 0 });
}

/** Null: it was kept before. @throws {BackendError} */
async function keep(
  { person, business, turn }: { person: string; business: string; turn: string },
  path: string,
  shown: { kind: AiPictureKind; name: string },
): Promise<Result<{ draft: string; waiting: object } | null, KeepRefusal | RefusedEdit>> {
  const alt = draftAlt(shown.kind, shown.name);
  const asked = await tryDatabase("keep_ai_picture", { person, business, turn, path, alt }, refusedEdit);
  if (!asked.ok) return asked;
  const kept = keptSchema.parse(asked.value);
  if (kept.outcome === "kept") return success(kept);
  return kept.outcome === "again" ? success(null) : failure(kept.outcome);
}
