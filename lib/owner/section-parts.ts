import type { Section } from "@/lib/businesses/field";
import type { PanelSection } from "@/lib/panel-sections";

/** The parts of the field table that each section of the panel edits. */
export const SECTION_PARTS: Readonly<Record<PanelSection, readonly Section[]>> = {
  datos: ["contact", "place", "about", "ways"],
  fotos: ["pictures"],
  horario: ["hours"],
  promociones: ["promotion"],
  menu: ["menu"],
  video: ["video"],
  mapa: ["place", "map"],
  redes: ["links"],
  estadisticas: [],
  herramientas: ["search"],
  ajustes: ["privacy"],
};
