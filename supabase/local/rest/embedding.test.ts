import { describe, expect, it } from "vitest";
import { embeddingProblem } from "@/supabase/local/rest/embedding";

describe("embeddingProblem", () => {
  it.each([
    "",
    "*",
    "id,nombre,horario->mon->>0",
    "slug,categorias(nombre)",
    "nombre,a:negocios!inner(id,slug),...otros(x)",
    "categoria,visitas.sum(),categorias(count())",
    'id,"raro (a(b(c)))"',
    "a(x),b(x),c(x),d(x),e(x)",
  ])("takes %s", (select) => {
    expect(embeddingProblem(select)).toBeNull();
  });

  it.each([
    "negocios(id,categorias(negocios(id)))",
    "negocios(categorias(nombre))",
    "a( b (c) )",
    'negocios("(",categorias(nombre))',
    "a(x),b(x),c(x),d(x),e(x),f(x)",
  ])("refuses %s", (select) => {
    expect(embeddingProblem(select)).not.toBeNull();
  });
});
