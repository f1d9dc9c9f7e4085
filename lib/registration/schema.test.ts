import { describe, expect, it } from "vitest";
import { toColumns } from "@/lib/businesses/form-mapper";
import type { Plan } from "@/lib/plans/plans";
import { type FieldName, type FieldValues, valuesOfPlan } from "./fields";
import { registrationSchema } from "./schema";

const FORM: FieldValues = {
  nombre: "  Tacos   Lupita ",
  categoria: "alimentos-y-bebidas",
  telefono: "55 1234 5678",
  direccion: "Calle 5 12, 09200 CDMX",
};

const parse = (values: FieldValues, plan: Plan = "free") =>
  registrationSchema(plan).safeParse(valuesOfPlan(plan, { ...FORM, ...values }));

function columnsOf(values: FieldValues, plan: Plan = "free") {
  const parsed = parse(values, plan);
  if (!parsed.success) throw parsed.error;
  const { correo: _, ...fields } = parsed.data;
  return toColumns(fields);
}

describe("a registration", () => {
  it("becomes columns, with what follows from them", () => {
    expect(columnsOf({ colonia: "Leyes de Reforma", latitud: "19.36", longitud: "-99.07" })).toMatchObject({
      nombre: "Tacos Lupita",
      slug_categoria: "alimentos-y-bebidas",
      telefono: "55 1234 5678",
      telefono_e164: "+525512345678",
      codigo_postal: "09200",
      colonia: "Leyes de Reforma",
      latitude: 19.36,
      longitude: -99.07,
      descripcion: null,
    });
  });

  it("has a name that can be read, in its own direction", () => {
    expect(columnsOf({ nombre: "Taller\u202e Uno\u200b 👩‍🔧" })).toMatchObject({ nombre: "Taller Uno 👩‍🔧" });
    for (const nombre of ["\u202e\u200b\u200b", "…", "👩‍🔧"]) expect(parse({ nombre }).success).toBe(false);
  });

  it("of a paid plan has its fields, in the shapes that are stored", () => {
    const typed: FieldValues = {
      servicios: "corte, tinte,, peinado ,corte",
      instagram: "@tacos.lupita",
      facebook: "https://m.facebook.com/tacoslupita",
      web: "tacoslupita.mx",
      whatsapp: "https://wa.me/5215512345678",
      menu: "Tacos $15\r\nAgua $10",
      video: "https://youtu.be/dQw4w9WgXcQ?t=3",
      palabras_clave: "tacos, pastor",
    };
    expect(columnsOf(typed, "premium")).toMatchObject({
      servicios: ["corte", "tinte", "peinado"],
      instagram: "https://www.instagram.com/tacos.lupita",
      facebook: "https://m.facebook.com/tacoslupita",
      web: "https://tacoslupita.mx/",
      whatsapp_e164: "+525512345678",
      video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      video_embed_url: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
      seo_keywords: ["tacos", "pastor"],
    });
    expect(columnsOf(typed, "pro")).toMatchObject({
      menu: null,
      video_url: null,
      seo_keywords: [],
      servicios: { length: 3 },
    });
    expect(columnsOf(typed)).toMatchObject({ servicios: [], instagram: null, web: null, menu: null });
  });

  it("knows a category by its name, too", () => {
    expect(columnsOf({ categoria: "Educación y Escuelas" })).toMatchObject({ slug_categoria: "educacion-y-escuelas" });
  });

  it.each<[Plan, number]>([
    ["free", 100],
    ["pro", 500],
    ["premium", 2000],
  ])("on the plan %s takes a description of %i characters, and no more", (plan, most) => {
    expect(parse({ descripcion: "x".repeat(most) }, plan).success).toBe(true);
    expect(parse({ descripcion: "x".repeat(most + 1) }, plan).success).toBe(false);
  });

  it.each<[FieldName, string, Plan?]>([
    ["nombre", "   "],
    ["nombre", "x".repeat(151)],
    ["categoria", ""],
    ["categoria", "magia"],
    ["telefono", ""],
    ["telefono", "llámame"],
    ["telefono", "123456"],
    ["telefono", "1234567890123456"],
    ["telefono", "55 1234 5678 o 55 8765 4321"],
    ["whatsapp", "javascript:alert(1)"],
    ["whatsapp", "https://evil.example/5512345678"],
    ["direccion", " \n "],
    ["direccion", "x".repeat(301)],
    ["latitud", "19.36"],
    ["correo", "lupita"],
    ["correo", "a@example.com,b@example.com"],
    ["correo", "a@example.com\r\nBcc: b@example.com"],
    ["instagram", "https://evil.example/lupita", "pro"],
    ["facebook", "https://l.facebook.com/l.php?u=https://evil.example", "pro"],
    ["web", "javascript:alert(1)", "pro"],
    ["web", "http://localhost/", "pro"],
    ["servicios", Array.from({ length: 61 }, (_, index) => `servicio ${index}`).join(","), "pro"],
    ["menu", " javascript:alert(1)", "premium"],
    ["video", "https://evil.example/watch?v=dQw4w9WgXcQ", "premium"],
  ])("with %s %j is refused there, in Spanish", (name, value, plan = "free") => {
    const parsed = parse({ [name]: value }, plan);
    expect(parsed.success).toBe(false);
    const [issue, ...others] = parsed.error?.issues ?? [];
    expect(others).toEqual([]);
    expect(issue?.path).toEqual([name]);
    expect(issue?.message).toMatch(/^[\p{Lu}¿]/u);
    expect(issue?.message).not.toMatch(/invalid|expected|too/i);
  });

  it.each([
    ["19.4326", "-99.1332", "the city's centre"],
    ["0", "0", "the Gulf of Guinea"],
    ["NaN", "-99.07", "nowhere"],
  ])("is not placed at %s, %s: %s", (latitud, longitud) => {
    expect(parse({ latitud, longitud }).error?.issues[0]?.path).toEqual(["latitud"]);
  });
});
