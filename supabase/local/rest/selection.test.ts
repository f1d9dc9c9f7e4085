import { describe, expect, it } from "vitest";
import { selectionProblem } from "@/supabase/local/rest/query-problem";

describe("selectionProblem", () => {
  it.each([
    "",
    "*",
    "id,nombre,horario->mon->>0",
    "slug,categorias(nombre)",
    "nombre,a:negocios!inner(id,slug),...otros(x)",
    "categoria,visitas.sum(),categorias(count())",
    'id,"raro (a(b(c)))"',
    "a(x),b(x),c(x),d(x),e(x)",
    "id,negocios(id),lunes:horario->mon,martes:horario->tue",
    "visitas.sum(),visitas.max(),id::text",
    'a:"uno dos","uno_dos"',
  ])("takes %s", (select) => {
    expect(selectionProblem(select)).toBeNull();
  });

  it.each([
    "negocios(id,categorias(negocios(id)))",
    "negocios(categorias(nombre))",
    "a( b (c) )",
    'negocios("(",categorias(nombre))',
    "a(x),b(x),c(x),d(x),e(x),f(x)",
    `${"a(".repeat(4_000)}`,
    "a:menu,b:menu",
    "menu, menu::text",
    "categorias(nombre,b:nombre)",
    "a:negocios(id),b:negocios(slug)",
  ])("refuses %s", (select) => {
    expect(selectionProblem(select)).not.toBeNull();
  });
});
