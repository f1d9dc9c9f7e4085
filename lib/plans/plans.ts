/** Lowest first. */
export const PLAN_IDS = ["free", "pro", "premium"] as const;

/** Plan as stored in `negocios.plan_type`; "profesional" and "professional" are read as "pro". */
export type Plan = (typeof PLAN_IDS)[number];

type PlanTone = "slate" | "blue" | "yellow" | "orange";

const LOWEST_PLANS = {
  whatsapp: "pro",
  routeLinks: "pro",
  socialLinks: "pro",
  /** The page lists services. Hours are shown whenever they are known, whatever the plan: a closed door helps nobody. */
  services: "pro",
  ownHours: "pro",
  specialPromotion: "pro",
  /** Visits and clicks by day and channel; totals are for every plan. */
  detailedStatistics: "pro",
  video: "premium",
  menu: "premium",
  promotions: "premium",
  aiImages: "premium",
} as const satisfies Readonly<Record<string, Plan>>;

type Gates = Readonly<Record<keyof typeof LOWEST_PLANS, boolean>>;

const gatesOf = (plan: Plan): Gates =>
  Object.fromEntries(
    Object.entries(LOWEST_PLANS).map(([gate, lowest]) => [gate, PLAN_IDS.indexOf(plan) >= PLAN_IDS.indexOf(lowest)]),
  ) as Gates;

type PlanLimits = {
  descriptionCharacters: number;
  /** Gallery images that an owner may keep, cover and logo not counted: the database has the same numbers. */
  galleryUpload: number;
  galleryGrid: number;
  /** Promotions that an owner may keep, past ones included: the database has the same number. */
  promotions: number;
};

export type PlanDefinition = {
  id: Plan;
  name: string;
  /** Orders owners' businesses: the highest wins. */
  rank: number;
  pricePerMonthMxn: number;
  isMostPopular: boolean;
  tone: { detail: PlanTone; directory: PlanTone };
  limits: PlanLimits;
  gates: Gates & {
    /** "starter" is the one text that a Profesional listing gets when its plan becomes active. */
    aiDescription: "none" | "starter" | "on-demand";
  };
};

/** The one plan table: the gates of the public pages, the plans page and the tests all read it. */
export const PLANS: Readonly<Record<Plan, PlanDefinition>> = {
  free: {
    id: "free",
    name: "Gratis",
    rank: 1,
    pricePerMonthMxn: 0,
    isMostPopular: false,
    tone: { detail: "slate", directory: "slate" },
    limits: { descriptionCharacters: 100, galleryUpload: 0, galleryGrid: 0, promotions: 0 },
    gates: { ...gatesOf("free"), aiDescription: "none" },
  },
  pro: {
    id: "pro",
    name: "Profesional",
    rank: 2,
    pricePerMonthMxn: 300,
    isMostPopular: true,
    tone: { detail: "blue", directory: "blue" },
    limits: { descriptionCharacters: 500, galleryUpload: 3, galleryGrid: 3, promotions: 0 },
    gates: { ...gatesOf("pro"), aiDescription: "starter" },
  },
  premium: {
    id: "premium",
    name: "Premium",
    rank: 3,
    pricePerMonthMxn: 500,
    isMostPopular: false,
    tone: { detail: "yellow", directory: "orange" },
    limits: { descriptionCharacters: 2000, galleryUpload: 60, galleryGrid: 6, promotions: 30 },
    gates: { ...gatesOf("premium"), aiDescription: "on-demand" },
  },
};

export const PLAN_FILTER_OPTIONS: readonly PlanDefinition[] = [PLANS.premium, PLANS.pro, PLANS.free];

const PLAN_BY_STORED_NAME = new Map<string, Plan>([
  ["free", "free"],
  ["pro", "pro"],
  ["profesional", "pro"],
  ["professional", "pro"],
  ["premium", "premium"],
]);

/** Reads a plan name in any case; null when it names no plan (as the filter value "all" does). */
export function parsePlan(value: unknown): Plan | null {
  return typeof value === "string" ? (PLAN_BY_STORED_NAME.get(value.trim().toLowerCase()) ?? null) : null;
}

/** A stored plan that nobody can read grants nothing: it counts as free. */
export const planOrFree = (value: unknown): Plan => parsePlan(value) ?? "free";
