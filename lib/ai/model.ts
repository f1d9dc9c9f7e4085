/** What is asked of a model; the same words in private.tipos_de_ia. */
export const AI_KINDS = [
  "descripcion",
  "inicial",
  "portada",
  "logo",
  "menu",
  "palabras",
  "paquete",
  "video",
  "moderacion",
] as const;
export type AiKind = (typeof AI_KINDS)[number];

/** Of which an owner has so many, and an administrator gives one back. */
export const COUNTED_KINDS = ["descripcion", "portada", "logo"] as const satisfies readonly AiKind[];

/** What a call used: the vendor's own figures. */
export type AiUsage = { model: string; inputTokens: number; outputTokens: number; pictures: number };

/**
 * What went wrong at the vendor's.
 * "refused": it does not want to, or its moderation blocked it; "busy": too many calls; "slow": no answer in time;
 * "unreachable": down, or it does not know us; "unusable": an answer that is none; "nothing": what was to be read is not there; "canceled": by whoever asked.
 */
export type VendorProblem = "refused" | "busy" | "slow" | "unreachable" | "unusable" | "nothing" | "canceled";

/**
 * Why nothing was generated.
 * "notConfigured": there is no vendor; "off": switched off; "budget": nothing is left of the day's money; "share": of what one
 * owner may have of it; "quota": of the business's tries of the day; "notYours", "abovePlan": the database does not let this person.
 */
export type AiRefusal =
  | VendorProblem
  | "notConfigured"
  | "off"
  | "budget"
  | "share"
  | "quota"
  | "notYours"
  | "abovePlan";

/** Something generated. `isDraft`: put together by rules, because there is no model. */
export type Generated<T> = { value: T; isDraft: boolean };

/**
 * The description that Profesional comes with. "waiting": it is about to be written. `wasPut`: the page had none, so it was put there;
 * otherwise it is offered.
 */
export type StarterText = { kind: "waiting" } | { kind: "written"; text: string; isDraft: boolean; wasPut: boolean };

/** What is said before anything is asked for. `tries` null: as many as one likes. */
export type AiStanding = { refusal: AiRefusal | null; tries: { left: number; perDay: number } | null };
