import { DAY_MS } from "@/lib/time/add-days";

/** Values of a form by the names of its fields: of several with one name, each. */
export type FieldTexts = Readonly<Record<string, readonly string[]>>;

export type SectionDraft = {
  /** Milliseconds since 1970. */
  at: number;
  /** The columns as they stood when it was typed (`baseVersionText`): what somebody else has changed since is not overwritten. */
  baseVersion: string;
  values: FieldTexts;
};

export type Drafts = { account: string; drafts: Readonly<Record<string, SectionDraft>> };

/** The latest; somebody with twenty businesses works on one. */
const MAX_DRAFTS = 10;
const MAX_DAYS = 7;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is FieldTexts =>
  isObject(value) &&
  Object.values(value).every((texts) => Array.isArray(texts) && texts.every((text) => typeof text === "string"));

const isDraft = (value: unknown): value is SectionDraft =>
  isObject(value) && typeof value.at === "number" && typeof value.baseVersion === "string" && isTexts(value.values);

/** Reads what is kept: none of another account, none that is old or that cannot be read. */
export function parseDrafts(text: string | null, account: string, now: number): Drafts {
  const none: Drafts = { account, drafts: {} };
  try {
    const kept: unknown = JSON.parse(text ?? "");
    if (!isObject(kept) || kept.account !== account || !isObject(kept.drafts)) return none;
    const drafts = Object.entries(kept.drafts).filter(
      (entry): entry is [string, SectionDraft] => isDraft(entry[1]) && now - entry[1].at < MAX_DAYS * DAY_MS,
    );
    return { account, drafts: Object.fromEntries(drafts) };
  } catch {
    return none;
  }
}

/** The drafts with this one of a form, or without any of it; "" when none is left. */
export function draftsText({ account, drafts }: Drafts, form: string, draft: SectionDraft | null): string {
  const others = Object.entries(drafts).filter(([each]) => each !== form);
  const all = draft ? [...others, [form, draft] as const] : others;
  if (all.length === 0) return "";
  const latest = all.toSorted(([, one], [, other]) => other.at - one.at).slice(0, MAX_DRAFTS);
  return JSON.stringify({ account, drafts: Object.fromEntries(latest) } satisfies Drafts);
}

export function touchedTexts(before: FieldTexts, now: FieldTexts): FieldTexts {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const differs = (name: string) => JSON.stringify(before[name] ?? []) !== JSON.stringify(now[name] ?? []);
  return Object.fromEntries(names.filter(differs).map((name) => [name, now[name] ?? []]));
}
