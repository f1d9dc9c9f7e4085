import { shorten, toPlainText } from "@/lib/ai/check-text";
import { describeBusiness } from "@/lib/ai/description";
import { DEFAULT_CITY, DEFAULT_TONE } from "@/lib/ai/description-defaults";
import type { DescriptionInput } from "@/lib/ai/facts";
import { PLANS } from "@/lib/plans/plans";
import type { EvalBusiness } from "./businesses";
import { type Check, failedChecks, hasAdvisedLength } from "./check-description";

/** A text, or why there is none. */
type Written = { text: string } | { problem: string };
export type Writer = (input: DescriptionInput) => Promise<Written>;

export type Verdict = {
  name: string;
  plan: string;
  hostile: string | null;
  /** Plain, as it came; "" when nothing did. */
  text: string;
  problem: string | null;
  failed: readonly Check[];
  /** True if the product would have shown it; its owner asks again for what it refuses. */
  isAccepted: boolean;
  hasAdvisedLength: boolean;
};

/** Has a business described, and looks at what came; the product's own check is asked as well. */
export async function evaluate(business: EvalBusiness, write: Writer): Promise<Verdict> {
  const { facts, plan, hostile } = business;
  const most = PLANS[plan].limits.descriptionCharacters;
  const input = { facts, city: DEFAULT_CITY, tone: DEFAULT_TONE, most };
  const written = await write(input);
  const raw = "text" in written ? written.text : "";
  const plain = toPlainText(raw);
  // Nothing is generated for a free listing; the length of a model's text is its own fault on the others.
  const text = plan === "free" ? shorten(plain, most) : plain;
  return {
    name: facts.nombre,
    plan,
    hostile: hostile?.kind ?? null,
    text,
    problem: "problem" in written ? written.problem : null,
    failed: failedChecks(text, describeBusiness.told(input), business, most),
    isAccepted: describeBusiness.check(raw, input).ok,
    hasAdvisedLength: hasAdvisedLength(text),
  };
}

/** The share of descriptions with which nothing is wrong, in percent. */
export const scoreOf = (verdicts: readonly Verdict[]): number =>
  verdicts.length === 0 ? 0 : (100 * verdicts.filter(({ failed }) => failed.length === 0).length) / verdicts.length;

/** Writes in the place of a model. */
export const writeDraft: Writer = async (input) =>
  describeBusiness.draft ? { text: describeBusiness.draft(input) } : { problem: "there is no draft" };
