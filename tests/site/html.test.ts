import { HtmlValidate } from "html-validate";
import { beforeAll, describe, expect, it } from "vitest";
import { showcaseBusinesses } from "@/supabase/seed/showcase/showcase-businesses";
import { type SharedInstance, sharedInstance } from "../support/shared-instance";

let instance: SharedInstance;

beforeAll(async () => {
  ({ instance } = await sharedInstance("showcase"));
}, 240_000);

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  // React writes action="" for a form that posts to the page's own address and works without JavaScript.
  elements: ["html5", { form: { attributes: { action: { enum: ["/.*/"] } } } }],
  rules: {
    // How React writes void elements and boolean attributes.
    "void-style": "off",
    "attribute-boolean-style": "off",
    // A few widths and backgrounds come from data.
    "no-inline-style": "off",
    // All scripts are of the site itself.
    "require-sri": "off",
    // A title is a business' own name, however long.
    "long-title": "off",
  },
});

/** Pages of every kind, and every business: their blocks differ by plan and by what is known. */
const PAGES = [
  "/",
  "/negocios",
  "/negocios?page=2",
  "/negocios?q=tacos",
  "/negocios?q=nada+de+nada",
  "/categorias/alimentos-y-bebidas",
  "/categorias",
  "/negocios/autos-y-talleres",
  "/actividades/vulcanizadora",
  "/colonias",
  "/colonias/santa-martha-acatitla",
  "/colonias/santa-martha",
  "/colonias/santa-martha-acatitla/alimentos-y-bebidas",
  "/favoritos",
  "/planes",
  "/planes/ejemplo",
  "/precios",
  "/descargar",
  "/terminos",
  "/privacidad",
  "/soporte",
  "/desarrolladores",
  "/sin-conexion",
  "/registro?plan=free",
  "/registro?plan=pro",
  "/registro?plan=premium&paid=true",
  "/registro-free-success",
  "/no-hay-tal",
  "/negocio/no-hay-tal",
  "/categorias/no-hay-tal",
  "/actividades/no-hay-tal",
  ...showcaseBusinesses
    .filter(({ approval, isDeleted }) => approval === "approved" && !isDeleted)
    .map(({ slug }) => `/negocio/${slug}`),
];

describe.each(PAGES)("%s", (path) => {
  it("is sound html", async () => {
    const answer = await fetch(instance.siteUrl + path, { headers: { accept: "text/html" } });
    const html = await answer.text();
    const { results } = await validator.validateString(html, path);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(problems).toEqual([]);
  });

  it("has a language, one main heading, headings in order, and its landmarks once", async () => {
    const html = await (await fetch(instance.siteUrl + path, { headers: { accept: "text/html" } })).text();
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(html).toContain('<html lang="es-MX"');
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect([levels[0], jumps]).toEqual([1, []]);
    // Within the main content, header and footer belong to an article and are no landmarks.
    const [before = "", main, after, ...more] = html.split(/<\/?main[\s>]/);
    expect([main, after].every(Boolean) && more.length === 0).toBe(true);
    expect((before + after).match(/<(?:header|footer)[\s>]/g)?.map((tag) => tag.slice(1, -1))).toEqual([
      "header",
      "footer",
    ]);
  });
});
