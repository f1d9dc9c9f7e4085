import { describe, expect, it } from "vitest";
import { describeParameters, LIST_PARAMETERS, NO_PARAMETERS, readParameters } from "./parameters";

const read = (query: string) => readParameters(LIST_PARAMETERS, new URLSearchParams(query));

describe("the parameters of the list", () => {
  it.each<[string, object]>([
    ["", { limite: 24 }],
    ["q=%20Tacos%20&limite=100", { q: "Tacos", limite: 100 }],
    ["telefono=1&abierto=1&plan=pro", { telefono: "1", abierto: "1", plan: "pro", limite: 24 }],
    ["pago=codi&entrega=para-llevar", { pago: "codi", entrega: "para-llevar", limite: 24 }],
    ["recuadro=-99.1,19.3,-99,19.35", { recuadro: { west: -99.1, south: 19.3, east: -99, north: 19.35 }, limite: 24 }],
    [
      "categoria=autos-y-talleres&colonia=san-lucas",
      { categoria: "autos-y-talleres", colonia: "san-lucas", limite: 24 },
    ],
  ])("%s is read", (query, value) => {
    expect(read(query)).toEqual({ ok: true, value });
  });

  it.each([
    ["limite=0", "limite"],
    ["limite=101", "limite"],
    ["limite=1.5", "limite"],
    ["limite=", "limite"],
    ["limite=diez", "limite"],
    ["limite=1&limite=2", "limite"],
    ["q=", "q"],
    ["q=%E2%80%8B", "q"],
    [`q=${"a".repeat(201)}`, "q"],
    ["categoria=Autos", "categoria"],
    ["colonia=Santa%20Martha", "colonia"],
    [`colonia=${"a".repeat(121)}`, "colonia"],
    ["plan=oro", "plan"],
    ["telefono=si", "telefono"],
    ["abierto=0", "abierto"],
    ["pago=bitcoin", "pago"],
    ["pago=CoDi", "pago"],
    ["entrega=", "entrega"],
    ["recuadro=-99.1,19.3,-99", "recuadro"],
    ["recuadro=-99,19.3,-99.1,19.35", "recuadro"],
    ["recuadro=-99.1,19.3,-98.5,19.35", "recuadro"],
    ["recuadro=-181,19.3,-180.9,19.35", "recuadro"],
    ["recuadro=NaN,19.3,-99,19.35", "recuadro"],
    ["recuadro=1e9,0,0,0", "recuadro"],
    [`cursor=${"a".repeat(301)}`, "cursor"],
    ["cursor=", "cursor"],
    ["offset=100", "offset"],
    ["pagina=2", "pagina"],
    ["__proto__=1", "__proto__"],
    ["constructor=1", "constructor"],
    ["is_approved=eq.false", "is_approved"],
    ["select=*", "select"],
  ])("%s is refused, with a sentence about it", (query, name) => {
    const refused = read(query);
    expect(refused).toEqual({
      ok: false,
      problems: [{ parametro: name, mensaje: expect.stringContaining(`«${name}»`) }],
    });
  });

  it("tell of several at once, and of no more than ten", () => {
    expect(read("plan=oro&limite=0")).toMatchObject({ problems: [{ parametro: "plan" }, { parametro: "limite" }] });
    const many = new URLSearchParams(Array.from({ length: 50 }, (_, index) => [`p${index}`, "1"]));
    expect(readParameters(LIST_PARAMETERS, many)).toMatchObject({ problems: { length: 10 } });
  });

  it("have a sentence each", () => {
    expect(describeParameters().filter(([, sentence]) => sentence.length < 10)).toEqual([]);
  });

  it("are none elsewhere", () => {
    expect(readParameters(NO_PARAMETERS, new URLSearchParams("q=a"))).toMatchObject({ ok: false });
    expect(readParameters(NO_PARAMETERS, new URLSearchParams())).toEqual({ ok: true, value: {} });
  });
});
