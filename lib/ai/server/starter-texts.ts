import "server-only";
import { toBusiness } from "@/lib/businesses/mapper";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { factsOf } from "../facts";
import type { AiRefusal } from "../model";
import { starterText, toStarterInput } from "../starter-text";
import { write, writer } from "./write";

/** No other is begun after this: platforms end a request that takes longer. */
const TIME_LIMIT_MS = 40_000;

/** What will not be another time either; the rest passes by itself. */
const OWN_FAULTS: readonly AiRefusal[] = ["refused", "unusable"];

type Taken = Parameters<typeof toBusiness>[0] & { id: string };

async function takeOne(): Promise<Taken | null> {
  const { data, error } = await adminClient().rpc("take_starter_text");
  if (error) throw new BackendError("takeStarterText", error);
  return data[0] ?? null;
}

async function writeOne(row: Taken): Promise<boolean> {
  const business = row.id;
  const input = toStarterInput(factsOf(toBusiness(row)));
  const written = await write(starterText, { person: null, business, input });
  const { error } = written.ok
    ? await adminClient().rpc("finish_starter_text", {
        business,
        words: written.value.value,
        is_draft: written.value.isDraft,
        prompt_version: starterText.prompt.version,
      })
    : await adminClient().rpc("fail_starter_text", { business, is_final: OWN_FAULTS.includes(written.code) });
  if (error) throw new BackendError("finishStarterText", error);
  return written.ok;
}

/**
 * Writes up to `limit` first descriptions that are due. Without anything that writes, none is taken: they wait. May run at the
 * same time as itself.
 * @returns how many were written.
 * @throws {BackendError}
 */
export async function writeStarterTexts(limit: number): Promise<number> {
  if (!writer().ok) return 0;
  const deadline = performance.now() + TIME_LIMIT_MS;
  let written = 0;
  for (let left = limit; left > 0 && performance.now() < deadline; left -= 1) {
    const row = await takeOne();
    if (!row) break;
    written += Number(await writeOne(row));
  }
  return written;
}
