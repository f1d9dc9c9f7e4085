import { describe, expect, it } from "vitest";
import { PLAN_IDS, PLANS, type PlanDefinition } from "@/lib/plans/plans";
import { BUSINESS_FIELDS, type FieldName } from "./fields";
import { EDITED_FIELDS, editedTogether, FIELD_COLUMNS, fieldOf, hasField, textFieldsOf } from "./fields-of";

const NAMES = Object.keys(BUSINESS_FIELDS) as FieldName[];

describe("the field table", () => {
  it("fills each column once", () => {
    const columns = FIELD_COLUMNS.map(({ column }) => column);
    expect(columns.length).toBeGreaterThan(30);
    expect(new Set(columns).size).toBe(columns.length);
  });

  it("gives a field to the plans whose gate shows it", () => {
    const gates: Partial<Record<FieldName, (plan: PlanDefinition) => boolean>> = {
      servicios: ({ gates }) => gates.services,
      horario: ({ gates }) => gates.ownHours,
      horario_semanal: ({ gates }) => gates.ownHours,
      instagram: ({ gates }) => gates.socialLinks,
      facebook: ({ gates }) => gates.socialLinks,
      tiktok: ({ gates }) => gates.socialLinks,
      web: ({ gates }) => gates.socialLinks,
      mapa: ({ gates }) => gates.routeLinks,
      galeria: ({ limits }) => limits.galleryUpload !== 0,
      promocion_titulo: ({ gates }) => gates.specialPromotion,
      menu: ({ gates }) => gates.menu,
      video: ({ gates }) => gates.video,
      // Search words are written with the help of the AI.
      palabras_clave: ({ gates }) => gates.aiDescription === "on-demand",
    };
    for (const [name, isOpen] of Object.entries(gates) as [FieldName, (plan: PlanDefinition) => boolean][]) {
      expect([name, ...PLAN_IDS.map((plan) => hasField(plan, name))]).toEqual([
        name,
        ...PLAN_IDS.map((plan) => isOpen(PLANS[plan])),
      ]);
    }
  });

  it("keeps the administrator's from every plan", () => {
    const ofNobody = NAMES.filter((name) => !hasField("premium", name));
    expect(ofNobody).toEqual(["meta_titulo", "meta_descripcion", "estadisticas", "destacado"]);
  });

  it("says what of a free listing waits for its review: what it is, how to reach it, its links and pictures", () => {
    expect(NAMES.filter((name) => fieldOf(name).needsReview)).toEqual([
      ...["nombre", "categoria", "telefono", "whatsapp", "instagram", "facebook", "tiktok", "web", "video"],
      ...["imagen", "portada", "logo", "galeria", "promocion_imagen"],
    ]);
  });

  it("has one name for each field that is edited", () => {
    const pictures = EDITED_FIELDS.filter((name) => fieldOf(name).section === "pictures");
    expect(pictures.map((name) => fieldOf(name).label)).toEqual(["Portada", "Logo", "Galería"]);
    expect(editedTogether("portada")).toEqual(["portada", "imagen"]);
    expect(EDITED_FIELDS.flatMap(editedTogether).sort()).toEqual([...NAMES].sort());
  });

  it("lists what is typed in sections, in its own order", () => {
    const links = ["instagram", "facebook", "tiktok", "web"];
    expect(textFieldsOf(["video", "links"])).toEqual([...links, "video"]);
    expect(textFieldsOf(["pictures"])).toEqual([]);
  });
});
