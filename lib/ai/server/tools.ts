import "server-only";
import { toLocalDate } from "@/lib/clock";
import { getOwnedBusiness } from "@/lib/owner/server/owned-business";
import { PLANS } from "@/lib/plans/plans";
import { listOwnPromotions } from "@/lib/promotions/server/queries";
import { failure, type Result, success } from "@/lib/result";
import { callDatabase } from "@/lib/supabase/call-database";
import { addDays } from "@/lib/time/add-days";
import { factsOf } from "../facts";
import { inOrder, KEYWORD_DAYS, keywordIdeasSchema, orderKeywords } from "../keywords";
import type { AiRefusal } from "../model";
import { planWeek, toPack, writePack } from "../pack";
import { promotionsToTell } from "../promotions";
import { shownPicturesOf } from "../shown-pictures";
import { toStoryboard, writeStoryboard } from "../storyboard";
import { keep } from "./kept";
import { write } from "./write";

export type ToolUse = { person: string; business: string };
type Outcome = Result<null, AiRefusal>;

/** @throws {BackendError} */
async function loadFacts({ person, business: id }: ToolUse) {
  const owned = await getOwnedBusiness(person, id);
  if (!owned) return failure("notYours");
  const { business } = owned;
  // Rules' results are Premium's too, and ask nobody else.
  if (PLANS[business.plan].rank < PLANS.premium.rank) return failure("abovePlan");
  const today = toLocalDate(new Date());
  const promotions = promotionsToTell(business, await listOwnPromotions(person, id), today);
  return success({ business, today, facts: factsOf(business), promotions });
}

/** Keywords in a model's order, else by how often they are searched for. @throws {BackendError} */
export async function suggestKeywords(use: ToolUse): Promise<Outcome> {
  const loaded = await loadFacts(use);
  if (!loaded.ok) return loaded;
  const { facts, today } = loaded.value;
  const data = await callDatabase("list_keyword_ideas", { ...use, since: addDays(today, -KEYWORD_DAYS) });
  const ideas = keywordIdeasSchema.parse({ palabras: data }).palabras;
  const ordered = ideas.length > 1 ? await write(orderKeywords, { ...use, input: { facts, ideas } }) : null;
  // Searches are known without a model: only their order is the model's.
  const palabras = ordered?.ok ? inOrder(ideas, ordered.value.value) : ideas;
  return keep(use, orderKeywords, { value: { palabras }, isDraft: !ordered?.ok || ordered.value.isDraft });
}

/** @throws {BackendError} */
export async function makePack(use: ToolUse): Promise<Outcome> {
  const loaded = await loadFacts(use);
  if (!loaded.ok) return loaded;
  const { facts, promotions, today } = loaded.value;
  const plan = planWeek(facts, promotions, today);
  const written = await write(writePack, { ...use, input: { facts, plan } });
  if (!written.ok) return written;
  return keep(use, writePack, { ...written.value, value: toPack(plan, written.value.value) });
}

/** @throws {BackendError} */
export async function makeStoryboard(use: ToolUse): Promise<Outcome> {
  const loaded = await loadFacts(use);
  if (!loaded.ok) return loaded;
  const { business, facts, promotions } = loaded.value;
  const pictures = shownPicturesOf(business);
  const [promotion = null] = promotions;
  const written = await write(writeStoryboard, { ...use, input: { facts, promotion, pictures } });
  if (!written.ok) return written;
  return keep(use, writeStoryboard, { ...written.value, value: toStoryboard(pictures, written.value.value) });
}
