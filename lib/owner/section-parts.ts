import type { Section } from "@/lib/businesses/field";
import type { PanelSection } from "@/lib/panel-sections";

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
