import "server-only";
import { toBusiness } from "@/lib/businesses/mapper";
import { log } from "@/lib/log";
import { PLANS } from "@/lib/plans/plans";
import { callDatabase } from "@/lib/supabase/call-database";
import { describeBusiness } from "../description";
import { DEFAULT_CITY, DEFAULT_TONE } from "../description-defaults";
import type { BusinessFacts, DescriptionInput } from "../facts";
import { factsOf } from "../facts";
import type { AiRefusal } from "../model";
import type { TextTask } from "../text-task";
import { write, writer } from "./write";

const starterText: TextTask<DescriptionInput, string> = { ...describeBusiness, kind: "inicial" };

const toStarterInput = (facts: BusinessFacts): DescriptionInput => ({
  facts,
  city: DEFAULT_CITY,
  tone: DEFAULT_TONE,
  most: PLANS.pro.limits.descriptionCharacters,
});

/** No other is begun after this: platforms end a request that takes longer. */
const TIME_LIMIT_MS = 40_000;

/** Failures that will repeat; others pass by themselves. */
const OWN_FAULTS: readonly AiRefusal[] = ["refused", "unusable"];

type Taken = Parameters<typeof toBusiness>[0] & { id: string };

async function takeOne(): Promise<Taken | null> {
  const data = await callDatabase("take_starter_text");
  return data[0] ?? null;
}

const fail = (business: string, isFinal: boolean): Promise<void> =>
  callDatabase("fail_starter_text", { business, is_final: isFinal });

async function writeOne(row: Taken): Promise<boolean> {
  const business = row.id;
  const input = toStarterInput(factsOf(toBusiness(row)));
  const written = await write(starterText, { person: null, business, input });
  if (!written.ok) {
    await fail(business, OWN_FAULTS.includes(written.code));
    return false;
  }
  await callDatabase("finish_starter_text", {
    business,
    words: written.value.value,
    is_draft: written.value.isDraft,
    prompt_version: starterText.prompt.version,
  });
  return true;
}

/** One that cannot be written or kept ends no other's turn, and is tried no oftener than one that the model refuses. @throws {BackendError} */
async function tryOne(row: Taken): Promise<boolean> {
  try {
    return await writeOne(row);
  } catch (error) {
    log.error({ error, business: row.id }, "a first description was not written");
    await fail(row.id, true);
    return false;
  }
}

/** Writes up to `limit` due first descriptions. May run in parallel. @returns how many. @throws {BackendError} */
export async function writeStarterTexts(limit: number): Promise<number> {
  if (!writer().ok) return 0;
  const deadline = performance.now() + TIME_LIMIT_MS;
  let written = 0;
  for (let left = limit; left > 0 && performance.now() < deadline; left -= 1) {
    const row = await takeOne();
    if (!row) break;
    written += Number(await tryOne(row));
  }
  return written;
}
