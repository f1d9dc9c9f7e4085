import { expect, it } from "vitest";
import { PANEL_SECTION_IDS, PANEL_SECTIONS } from "@/lib/panel-sections";
import type { Plan } from "@/lib/plans/plans";
import { pathWithoutBusiness } from "./without-business";

it.each<[Plan, string, boolean, string]>([
  ["free", "", false, "/mi-negocio"],
  ["pro", "", false, "/mi-negocio?plan=pro"],
  ["premium", "", false, "/mi-negocio?plan=premium"],
  ["premium", "de-otra-persona", false, "/mi-negocio?plan=premium"],
  ["free", "de-otra-persona", false, "/mi-negocio?aviso=no-es-tuyo"],
  ["free", "", true, "/mi-negocio"],
  ["premium", "", true, "/mi-negocio"],
  ["premium", "de-otra-persona", true, "/mi-negocio?aviso=no-es-tuyo"],
])("a section of %s, of «%s», leads whoever has a business (%j) to %s", (plan, asked, hasBusinesses, path) => {
  expect(pathWithoutBusiness({ plan, asked, hasBusinesses })).toBe(path);
});

it.each(PANEL_SECTION_IDS.filter((section) => PANEL_SECTIONS[section].plan !== "free"))(
  "%s is a section of a paid plan, as it is asked for without a business",
  (section) => {
    const { plan } = PANEL_SECTIONS[section];
    expect(pathWithoutBusiness({ plan, asked: "", hasBusinesses: false })).toBe(`/mi-negocio?plan=${plan}`);
  },
);
