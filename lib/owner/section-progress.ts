import type { Column, Field } from "@/lib/businesses/field";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import type { Business } from "@/lib/businesses/model";
import { formatCount } from "@/lib/format";
import { offeredPlan, PANEL_SECTIONS, type PanelSection } from "@/lib/panel-sections";
import { PLANS } from "@/lib/plans/plans";
import { countSocialLinks, missingSteps } from "./completeness";
import type { OwnedBusiness } from "./owned-business";
import { SECTION_PARTS } from "./section-parts";

/** State of a section, in a word or a count; `text` is null where there is nothing to say. */
export type SectionProgress = {
  kind: "done" | "missing" | "waiting" | "locked" | "plain";
  text: string | null;
};

type Owned = Pick<OwnedBusiness, "business" | "waiting"> & {
  activePromotions: number;
  sections: readonly PanelSection[];
};

const missingOf = (wanted: PanelSection, { business, sections }: Owned) =>
  missingSteps(business, sections).filter(({ section }) => section === wanted);

const isOf = (section: PanelSection, column: string): boolean =>
  Object.values<Field>(BUSINESS_FIELDS).some(
    (field) => SECTION_PARTS[section].includes(field.section) && field.columns.includes(column as Column),
  );

function countPictures({ plan, coverUrl, logoUrl, gallery }: Business): string {
  const count = Number(coverUrl !== null && coverUrl !== logoUrl) + Number(logoUrl !== null) + gallery.length;
  const { galleryUpload, galleryGrid } = PLANS[plan].limits;
  // No number is the whole where the page cannot show them all at once.
  return galleryUpload > galleryGrid ? formatCount(count, "foto", "fotos") : `${count} de ${galleryUpload + 2}`;
}

const plain = (text: string | null): SectionProgress => ({ kind: "plain", text });

const OWN_WORDS: Readonly<Partial<Record<PanelSection, (owned: Owned) => SectionProgress | null>>> = {
  fotos: (owned) => ({
    kind: missingOf("fotos", owned).length > 0 ? "missing" : "done",
    text: countPictures(owned.business),
  }),
  promociones: ({ activePromotions, business }) =>
    plain(
      PLANS[business.plan].gates.promotions
        ? formatCount(activePromotions, "activa", "activas")
        : activePromotions > 0
          ? "1 especial"
          : null,
    ),
  redes: ({ business }) => {
    const count = countSocialLinks(business);
    return count > 0 ? { kind: "done", text: `${count} de 4` } : null;
  },
  estadisticas: ({ business }) => plain(formatCount(business.visits, "visita", "visitas")),
  herramientas: () => plain(null),
  ajustes: () => plain(null),
};

export function sectionProgress(section: PanelSection, owned: Owned): SectionProgress {
  const isLocked = PLANS[owned.business.plan].rank < PLANS[PANEL_SECTIONS[section].plan].rank;
  if (isLocked) return { kind: "locked", text: PLANS[offeredPlan(section)].name };
  if (Object.keys(owned.waiting).some((column) => isOf(section, column))) {
    return { kind: "waiting", text: "En revisión" };
  }
  const own = OWN_WORDS[section]?.(owned);
  if (own) return own;
  const missing = missingOf(section, owned).length;
  if (missing === 0) return { kind: "done", text: "Listo" };
  return { kind: "missing", text: missing === 1 ? "Falta" : `Faltan ${missing}` };
}
