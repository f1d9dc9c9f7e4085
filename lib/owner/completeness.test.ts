import { describe, expect, it } from "vitest";
import { toBusiness } from "@/lib/businesses/mapper";
import type { PanelSection } from "@/lib/panel-sections";
import { completeness, missingSteps } from "./completeness";
import { listedSections } from "./listed-sections";
import type { OwnedBusiness } from "./owned-business";
import { sectionProgress } from "./section-progress";

const ID = "10000000-0000-4000-8000-000000000001";
const EMPTY = { id: ID, slug: "tienda", nombre: "Tienda", slug_categoria: "otros-negocios" };
const BASICS = { telefono: "5512345678", direccion: "Calle 1" };
const FREE = {
  ...BASICS,
  descripcion: "Abarrotes",
  latitude: 19.36,
  longitude: -99.06,
  portada_url: `${ID}/a.webp`,
  logo_url: `${ID}/b.webp`,
};
const PRO = {
  ...FREE,
  horario: { mon: [["09:00", "18:00"]] },
  whatsapp: "5512345678",
  servicios: ["copias"],
  gallery_images: [`${ID}/c.webp`],
  instagram: "https://www.instagram.com/tienda",
};
const VIDEO = { video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" };
const FOOD = { slug_categoria: "alimentos-y-bebidas" };

const business = (columns: object) => toBusiness({ ...EMPTY, ...columns });
const sectionsOf = (columns: object, isMenuEnabled = true) => listedSections(business(columns), { isMenuEnabled });

describe("the sections of a business", () => {
  it.each<[object, boolean, boolean]>([
    [FOOD, true, true],
    [{ ...FOOD, plan_type: "premium" }, true, true],
    [{ ...FOOD, plan_type: "premium" }, false, false],
    [{ slug_categoria: null, categoria: "Fondas" }, true, true],
    [{ plan_type: "premium" }, true, false],
    [{ plan_type: "premium", menu: "Taco $20" }, true, false],
    [{ slug_categoria: "belleza-y-bienestar", categoria: "Barberías" }, true, false],
    [{ slug_categoria: null, categoria: null }, true, false],
  ])("of %j, with menus on the site: %j, has one for its menu: %j", (columns, isMenuEnabled, hasMenu) => {
    const sections = sectionsOf(columns, isMenuEnabled);
    expect(sections.includes("menu")).toBe(hasMenu);
    expect(sections.filter((section) => section !== "menu")).toHaveLength(10);
  });
});

describe("how complete a page is", () => {
  it.each<[string, object, number, string | undefined]>([
    ["nothing on Gratis", {}, 0, "datos"],
    ["what the registration asks for", BASICS, 33, "fotos"],
    ["a logo, which is no cover", { ...BASICS, logo_url: `${ID}/b.webp` }, 50, "fotos"],
    ["all that Gratis can fill", FREE, 100, undefined],
    ["the same on Profesional, which has a button for WhatsApp", { ...FREE, plan_type: "pro" }, 54, "datos"],
    ["all but the networks", { ...PRO, instagram: null, plan_type: "pro" }, 90, "redes"],
    ["a network that is no link", { ...PRO, instagram: "javascript:1", plan_type: "pro" }, 90, "redes"],
    ["all that Profesional can fill", { ...PRO, plan_type: "pro" }, 100, undefined],
    ["the same on Premium: no menu is missing where none is shown", { ...PRO, plan_type: "premium" }, 91, "video"],
    ["and where one is", { ...PRO, ...VIDEO, ...FOOD, plan_type: "premium" }, 92, "menu"],
    ["everything", { ...PRO, ...VIDEO, ...FOOD, menu: "Taco $20", plan_type: "premium" }, 100, undefined],
    ["everything, on a plan that has lapsed", { ...PRO, ...VIDEO, menu: "Taco $20" }, 100, undefined],
  ])("%s", (_, columns, percent, section) => {
    const told = [business(columns), sectionsOf(columns)] as const;
    expect([completeness(...told), missingSteps(...told)[0]?.section]).toEqual([percent, section]);
  });

  it("lacks no menu where the site shows none", () => {
    const columns = { ...PRO, ...VIDEO, ...FOOD, plan_type: "premium" };
    expect(completeness(business(columns), sectionsOf(columns, false))).toBe(100);
  });
});

describe("how a section stands", () => {
  const waiting = { telefono: { now: "1", proposed: "2" } };

  it.each<[PanelSection, object, string, string | null]>([
    ["datos", {}, "missing", "Faltan 3"],
    ["datos", { ...FREE, descripcion: null }, "missing", "Falta"],
    ["datos", FREE, "done", "Listo"],
    ["datos", { ...FREE, waiting }, "waiting", "En revisión"],
    ["redes", { ...FREE, waiting }, "locked", "Profesional"],
    ["horario", PRO, "locked", "Profesional"],
    ["horario", { plan_type: "pro" }, "missing", "Falta"],
    ["video", { plan_type: "pro" }, "locked", "Premium"],
    ["menu", { ...FOOD, plan_type: "premium" }, "missing", "Falta"],
    ["fotos", {}, "missing", "0 de 2"],
    ["fotos", FREE, "done", "2 de 2"],
    ["fotos", { ...PRO, plan_type: "pro" }, "done", "3 de 5"],
    ["fotos", { ...PRO, plan_type: "premium" }, "done", "3 fotos"],
    ["redes", { ...PRO, plan_type: "pro" }, "done", "1 de 4"],
    ["promociones", FREE, "locked", "Premium"],
    ["promociones", { plan_type: "premium" }, "plain", "2 activas"],
    ["promociones", { plan_type: "pro" }, "plain", "1 especial"],
    ["estadisticas", { visitas: 1 }, "plain", "1 visita"],
    ["ajustes", {}, "plain", null],
  ])("%s of %j", (section, { waiting: waits = {}, ...columns }: { waiting?: OwnedBusiness["waiting"] }, kind, text) => {
    const owned = { business: business(columns), waiting: waits, activePromotions: 2, sections: sectionsOf(columns) };
    expect(sectionProgress(section, owned)).toEqual({ kind, text });
  });

  it.each([
    ["pro", null],
    ["premium", "0 activas"],
  ])("promotions of a %s of which none is shown today: %s", (plan, text) => {
    const columns = { plan_type: plan, promocion_titulo: "2x1" };
    const owned = { business: business(columns), waiting: {}, activePromotions: 0, sections: sectionsOf(columns) };
    expect(sectionProgress("promociones", owned)).toEqual({ kind: "plain", text });
  });
});
