import type { Plan } from "@/lib/plans/plans";

type SectionDefinition = {
  label: string;
  title: string;
  /** The lowest plan that may use it; below it, the section shows what it would be. */
  plan: Plan;
};

/** The sections of the owner panel, each with an address of its own, in the order of the overview. */
export const PANEL_SECTIONS = {
  datos: { label: "Datos", title: "Datos del negocio", plan: "free" },
  fotos: { label: "Fotos", title: "Fotos", plan: "free" },
  horario: { label: "Horario", title: "Horario", plan: "pro" },
  promociones: { label: "Promociones", title: "Promociones", plan: "pro" },
  menu: { label: "Menú", title: "Menú", plan: "premium" },
  video: { label: "Video", title: "Video", plan: "premium" },
  mapa: { label: "Mapa", title: "Mapa y ubicación", plan: "free" },
  redes: { label: "Redes", title: "Redes sociales", plan: "pro" },
  estadisticas: { label: "Estadísticas", title: "Estadísticas", plan: "free" },
  herramientas: { label: "Herramientas", title: "Herramientas", plan: "free" },
  ajustes: { label: "Ajustes", title: "Ajustes", plan: "free" },
} as const satisfies Record<string, SectionDefinition>;

export type PanelSection = keyof typeof PANEL_SECTIONS;

export const PANEL_SECTION_IDS = Object.keys(PANEL_SECTIONS) as PanelSection[];
