import { formatNumber } from "@/lib/format";
import { PLAN_IDS, PLANS, type Plan, type PlanDefinition } from "./plans";

export type ComparisonValue = string | boolean;

type ComparisonRow = { label: string; values: Readonly<Record<Plan, ComparisonValue>> };

export type ComparisonGroup = { title: string; rows: readonly ComparisonRow[] };

/** The images that a listing may have: cover and logo on every plan, and those of its gallery. */
export function advertisedImages({ limits: { galleryUpload, galleryGrid } }: PlanDefinition): string {
  if (galleryUpload === 0) return "Portada y logo";
  return `Portada, logo y ${galleryUpload > galleryGrid ? "hasta " : ""}${galleryUpload} fotos`;
}

const AI_DESCRIPTION = {
  none: false,
  starter: "Un texto inicial",
  "on-demand": "10 al día",
} satisfies Record<PlanDefinition["gates"]["aiDescription"], ComparisonValue>;

function row(label: string, read: (plan: PlanDefinition) => ComparisonValue): ComparisonRow {
  const entries = PLAN_IDS.map((id) => [id, read(PLANS[id])] as const);
  return { label, values: Object.fromEntries(entries) as Record<Plan, ComparisonValue> };
}

/** The plan table in the words of the plans page, most wanted things first. */
export const PLAN_COMPARISON: readonly ComparisonGroup[] = [
  {
    title: "Tu página",
    rows: [
      row("Imágenes", advertisedImages),
      row("Letras de la descripción", ({ limits }) => formatNumber(limits.descriptionCharacters)),
      row("Horario", () => true),
      row("Cambiar tu horario", ({ gates }) => gates.ownHours),
      row("Servicios", ({ gates }) => gates.services),
      row("Video", ({ gates }) => gates.video),
      row("Menú de tu restaurante", ({ gates }) => gates.menu),
    ],
  },
  {
    title: "Cómo te contactan",
    rows: [
      row("Teléfono, dirección y mapa", () => true),
      row("Botón de WhatsApp", ({ gates }) => gates.whatsapp),
      row("Botones de cómo llegar", ({ gates }) => gates.routeLinks),
      row("Redes sociales y sitio web", ({ gates }) => gates.socialLinks),
    ],
  },
  {
    title: "Promociones",
    rows: [
      row("Promoción especial", ({ gates }) => gates.specialPromotion),
      row("Varias promociones con vigencia", ({ limits }) => limits.promotions > 0 && `Hasta ${limits.promotions}`),
    ],
  },
  {
    title: "Herramientas",
    rows: [
      row("Estadísticas", ({ gates }) => (gates.detailedStatistics ? "Por día y canal" : "Totales")),
      row("Descripción con IA", ({ gates }) => AI_DESCRIPTION[gates.aiDescription]),
      row("Imágenes con IA", ({ gates }) => gates.aiImages),
    ],
  },
];

const BEFORE = { pro: "free", premium: "pro" } as const satisfies Partial<Record<Plan, Plan>>;

export const planBefore = (plan: keyof typeof BEFORE): string => `Todo lo de ${PLANS[BEFORE[plan]].name}`;

export function planContents(plan: Plan): readonly string[] {
  if (plan === "free") return [];
  const more = PLAN_COMPARISON.flatMap(({ rows }) => rows)
    .filter(({ values }) => values[plan] !== false && values[plan] !== values[BEFORE[plan]])
    .map(({ label, values }) => (values[plan] === true ? label : `${label}: ${values[plan]}`));
  return [planBefore(plan), ...more];
}
