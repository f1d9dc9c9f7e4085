/** Kinds of requests to a model; the same words in private.tipos_de_ia. */
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

export const COUNTED_KINDS = ["descripcion", "portada", "logo"] as const satisfies readonly AiKind[];

export type AiUsage = { model: string; inputTokens: number; outputTokens: number; pictures: number };

/** Failures of the vendor. "refused": it does not want to, or moderation blocked it; "busy": too many calls; "slow": no answer in time;
 * "unreachable": down, or it does not know us; "unusable": not the answer asked for; "nothing": nothing to read is there; "canceled":
 * by whoever asked. */
export type VendorProblem = "refused" | "busy" | "slow" | "unreachable" | "unusable" | "nothing" | "canceled";

/** Reasons why nothing was generated. "notConfigured": no vendor; "off": switched off; "budget": the day's money is spent; "share": one
 * owner's of it; "quota": the business's tries of the day; "notYours", "abovePlan": the database refuses this person. */
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

/** The first description on Profesional. `wasPut`: it is on the page, which had none; otherwise it is offered. */
export type StarterText = { kind: "waiting" } | { kind: "written"; text: string; isDraft: boolean; wasPut: boolean };

/** Standing before anything is asked for. `tries` null: as many as one likes. */
export type AiStanding = { refusal: AiRefusal | null; tries: { left: number; perDay: number } | null };
