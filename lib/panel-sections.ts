import type { Plan } from "@/lib/plans/plans";

type SectionDefinition = {
  label: string;
  title: string;
  /** The lowest plan that may use it; below it, the section shows what it would be. */
  plan: Plan;
  offered?: Plan;
};

export const PANEL_SECTIONS = {
  datos: { label: "Datos", title: "Datos del negocio", plan: "free" },
  fotos: { label: "Fotos", title: "Fotos", plan: "free" },
  horario: { label: "Horario", title: "Horario", plan: "pro" },
  promociones: { label: "Promociones", title: "Promociones", plan: "pro", offered: "premium" },
  menu: { label: "Menú", title: "Menú", plan: "premium" },
  video: { label: "Video", title: "Video", plan: "premium" },
  mapa: { label: "Mapa", title: "Mapa y ubicación", plan: "free" },
  redes: { label: "Redes", title: "Redes sociales", plan: "pro" },
  estadisticas: { label: "Estadísticas", title: "Estadísticas", plan: "free" },
  herramientas: { label: "Herramientas", title: "Herramientas", plan: "free" },
  ajustes: { label: "Ajustes", title: "Ajustes", plan: "free" },
} as const satisfies Record<string, SectionDefinition>;

export type PanelSection = keyof typeof PANEL_SECTIONS;

export function offeredPlan(section: PanelSection): Plan {
  const { plan, offered = plan }: SectionDefinition = PANEL_SECTIONS[section];
  return offered;
}

export const PANEL_SECTION_IDS = Object.keys(PANEL_SECTIONS) as PanelSection[];
