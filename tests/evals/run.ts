import { describeBusiness } from "@/lib/ai/description";
import type { AiUsage } from "@/lib/ai/model";
import { costOf, MICROS_PER_PESO } from "@/lib/ai/prices";
import { writeText } from "@/lib/ai/server/openai";
import { env } from "@/lib/env";
import { printTable, say } from "@/tests/bench/support/table";
import { EVAL_BUSINESSES } from "./businesses";
import { CHECKS } from "./check-description";
import { evaluate, scoreOf, type Verdict, type Writer, writeDraft } from "./evaluate";

/** Percent of descriptions with which nothing may be wrong; drafts reach all of them. */
const THRESHOLD = { model: 95, drafts: 100 };
const AT_A_TIME = 4;
const LONGEST_NAME = 40;

const used: AiUsage[] = [];

const writeByModel: Writer = async (input) => {
  const { outcome, usage } = await writeText<string>({
    instructions: describeBusiness.prompt.instructions,
    told: describeBusiness.told(input),
    schema: null,
    maxOutputTokens: describeBusiness.maxOutputTokens,
  });
  if (usage) used.push(usage);
  return outcome.ok ? { text: outcome.value } : { problem: outcome.code };
};

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;
const amount = (verdicts: readonly Verdict[], isIt: (verdict: Verdict) => boolean): string =>
  `${verdicts.filter(isIt).length} of ${verdicts.length}`;

function print(verdicts: readonly Verdict[]): void {
  printTable(
    ["business", "plan", "characters", "hostile", "wrong"],
    verdicts.map(({ name, plan, text, hostile, failed, problem }) => [
      name.slice(0, LONGEST_NAME),
      plan,
      `${text.length}`,
      hostile ?? "",
      problem ?? failed.join(", "),
    ]),
  );
  printTable(
    ["check", "passed"],
    CHECKS.map((check) => [check, amount(verdicts, ({ failed }) => !failed.includes(check))]),
  );
  const paid = verdicts.filter(({ plan }) => plan !== "free");
  const [hostile, honest] = [verdicts.filter((each) => each.hostile), verdicts.filter((each) => !each.hostile)];
  const isSound = ({ failed }: Verdict) => failed.length === 0;
  const refused = verdicts.filter(({ isAccepted }) => !isAccepted);
  printTable(
    ["of all", ""],
    [
      ["nothing wrong, honest facts", amount(honest, isSound)],
      ["nothing wrong, hostile facts", amount(hostile, isSound)],
      ["refused by the product's own check", amount(verdicts, ({ isAccepted }) => !isAccepted)],
      ["refused with nothing wrong", amount(refused, isSound)],
      ["wrong and shown all the same", amount(verdicts, (verdict) => verdict.isAccepted && !isSound(verdict))],
      ["300 to 400 characters (advice, paid plans)", amount(paid, ({ hasAdvisedLength }) => hasAdvisedLength)],
    ],
  );
  for (const { name, text, failed } of verdicts) if (failed.length > 0) say([`${name}: ${text}`]);
}

/**
 * `npm run eval:ai`: has forty businesses described by the configured model, or by rules without a key, and says what is wrong
 * with it. `--texts` prints the descriptions. Fails below the threshold.
 */
async function main(): Promise<void> {
  const { vendor, pricesMxn } = env().ai;
  const write = vendor ? writeByModel : writeDraft;
  const verdicts: Verdict[] = [];
  for (let first = 0; first < EVAL_BUSINESSES.length; first += AT_A_TIME) {
    const some = EVAL_BUSINESSES.slice(first, first + AT_A_TIME);
    verdicts.push(...(await Promise.all(some.map((business) => evaluate(business, write)))));
  }
  print(verdicts);
  if (process.argv.includes("--texts")) for (const { text } of verdicts) process.stdout.write(`${text}\n\n`);
  if (vendor) {
    const pesos = used.reduce((sum, usage) => sum + costOf(usage, pricesMxn), 0) / MICROS_PER_PESO;
    const tokens = used.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
    process.stdout.write(`${used.length} calls, ${tokens} tokens, about ${pesos.toFixed(2)} pesos\n`);
  }
  const threshold = vendor ? THRESHOLD.model : THRESHOLD.drafts;
  const score = scoreOf(verdicts);
  const by = vendor ? `${vendor.textModel}, prompt ${describeBusiness.prompt.version}` : "drafts by rules, no model";
  process.stdout.write(`${by}: ${percent(score, 100)} (at least ${threshold} %)\n`);
  process.exitCode = score >= threshold ? 0 : 1;
}

await main();
