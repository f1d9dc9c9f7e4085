import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import { readObject } from "@/lib/storage/server/objects";
import { PICTURE_BUCKETS, parseObject } from "@/lib/storage/stored-path";
import { adminClient } from "@/lib/supabase/admin";
import { callDatabase } from "@/lib/supabase/call-database";
import { batchesOf, joined, type Piece, toCategories } from "../moderation";
import { moderate } from "./openai";
import { beginUse, endUse } from "./uses";

/** A run's portion: what is left has its turn at the next one. */
const MAX_BUSINESSES = 20;
/** A vendor that fails so often fails again; a single business that it cannot read keeps no other waiting. */
const MAX_FAILURES = 3;
/** No further business is begun after it. */
const RUN_MS = 30_000;

const takenSchema = z
  .object({
    business: z.uuid(),
    texts: z.array(z.object({ hash: z.string(), text: z.string() })),
    pictures: z.array(z.object({ hash: z.string(), bucket: z.string(), path: z.string() })),
  })
  .nullable();

type Taken = NonNullable<z.infer<typeof takenSchema>>;
type Picture = Taken["pictures"][number];
type Judgement = { hash: string; categories: string[] };

const take = async (): Promise<Taken | null> => takenSchema.parse(await callDatabase("take_moderation"));

const finish = (business: string, judged: readonly Judgement[], isDone: boolean): Promise<void> =>
  callDatabase("finish_moderation", { business, judged: [...judged], is_done: isDone });

type Subject = Parameters<typeof moderate>[0];

/** "closed": its calls of the day are used up, or models were switched off: no fault of anybody. */
type Unanswered = "failed" | "closed";

/** Categories, within the limits of the day; it costs nothing. */
async function ask(business: string, subject: Subject): Promise<Result<string[], Unanswered>> {
  const begun = await beginUse({ person: null, business, kind: "moderacion" }, 0);
  if (!begun.ok) return failure("closed");
  const answer = await moderate(subject);
  await endUse(begun.value, answer);
  return answer.outcome.ok ? success(toCategories(answer.outcome.value)) : failure("failed");
}

/** Texts that are flagged together are asked about one by one, so that it is known which of them it was. */
async function judgeTexts(business: string, pieces: readonly Piece[]): Promise<Result<Judgement[], Unanswered>> {
  const together = await ask(business, { text: joined(pieces) });
  if (!together.ok) return together;
  const all = pieces.map(({ hash }) => ({ hash, categories: together.value }));
  if (together.value.length === 0 || pieces.length === 1) return success(all);
  const each: Judgement[] = [];
  for (const { hash, text } of pieces) {
    const alone = await ask(business, { text });
    if (!alone.ok) return alone;
    each.push({ hash, categories: alone.value });
  }
  return success(each.some(({ categories }) => categories.length > 0) ? each : all);
}

async function judgePicture(business: string, { hash, ...named }: Picture): Promise<Result<Judgement[], Unanswered>> {
  const object = parseObject(named, PICTURE_BUCKETS);
  const data = object && (await readObject(adminClient(), object));
  if (!data) return failure("failed");
  const asked = await ask(business, { picture: new Uint8Array(await data.arrayBuffer()) });
  return asked.ok ? success([{ hash, categories: asked.value }]) : asked;
}

/** Judges contents, keeping those judged before a failure. `isDone`: nothing failed; the rest waits for calls. */
async function judge({ business, texts, pictures }: Taken): Promise<{ judged: Judgement[]; isDone: boolean }> {
  const judged: Judgement[] = [];
  const steps = [
    ...batchesOf(texts).map((batch) => () => judgeTexts(business, batch)),
    ...pictures.map((picture) => () => judgePicture(business, picture)),
  ];
  for (const step of steps) {
    const outcome = await step();
    if (!outcome.ok) return { judged, isDone: outcome.code === "closed" };
    judged.push(...outcome.value);
  }
  return { judged, isDone: true };
}

/** One that cannot be looked at keeps no other waiting. */
async function moderateOne(taken: Taken): Promise<boolean> {
  try {
    const { judged, isDone } = await judge(taken);
    await finish(taken.business, judged, isDone);
    return isDone;
  } catch (error) {
    log.error({ error, business: taken.business }, "what an owner sent was not judged");
    return false;
  }
}

/** Has a model look at owners' contents; flagged ones wait and stay. @returns how many. @throws {BackendError} */
export async function moderateWaiting(): Promise<number> {
  if (!env().ai.vendor?.moderates) return 0;
  const end = performance.now() + RUN_MS;
  let [done, failed] = [0, 0];
  while (done < MAX_BUSINESSES && failed < MAX_FAILURES && performance.now() < end) {
    const taken = await take();
    if (!taken) break;
    if (await moderateOne(taken)) done += 1;
    else failed += 1;
  }
  return done;
}
