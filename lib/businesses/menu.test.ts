import { describe, expect, it } from "vitest";
import { countMenu, menuPriceRange, parseMenu } from "./menu";

const onlyItem = (text: string) => {
  const menu = parseMenu(text);
  return menu?.kind === "list" ? menu.sections[0]?.items[0] : undefined;
};

describe("parseMenu", () => {
  it("reads headings, items and prices", () => {
    const text =
      "Agua del día $20\n\nTACOS\n- Pastor .... $18\n• Suadero: $20.50\nBebidas:\nRefresco $25 MXN\nCafé de olla\n";
    expect(parseMenu(text)).toEqual({
      kind: "list",
      sections: [
        { title: null, items: [{ name: "Agua del día", priceMxn: 20 }] },
        {
          title: "TACOS",
          items: [
            { name: "Pastor", priceMxn: 18 },
            { name: "Suadero", priceMxn: 20.5 },
          ],
        },
        {
          title: "Bebidas",
          items: [
            { name: "Refresco", priceMxn: 25 },
            { name: "Café de olla", priceMxn: null, unreadLine: 7 },
          ],
        },
      ],
    });
  });

  it.each([
    ["Taco $15 / Orden $60", "Taco $15 / Orden", 60],
    ["Barbacoa 1 kg $1,250.00", "Barbacoa 1 kg", 1250],
    ["Tamal $ 22", "Tamal", 22],
    ["Extra queso +$15", "Extra queso", 15],
    ["Extra queso (+ $15)", "Extra queso", 15],
    ["+$15 papas", "papas", 15],
    ["Chilaquiles $95 (con pollo +$20)", "Chilaquiles (con pollo +$20)", 95],
    ["Chilaquiles $95 (con pollo $115)", "Chilaquiles $95 (con pollo)", 115],
    ["Tacos $15 c/u", "Tacos c/u", 15],
    ["Combo 2x1 $99.5", "Combo 2x1", 99.5],
    ["$45", "$45", null],
    ["Sin precio", "Sin precio", null],
    ["Cuesta mucho $", "Cuesta mucho $", null],
    ["45 pesos", "45 pesos", null],
    ["PASTOR $18", "PASTOR", 18],
    ["Salsas: $10", "Salsas", 10],
    ["TÉ", "TÉ", null],
    ["12345", "12345", null],
    ["Pastor .... 18", "Pastor", 18],
    ["Pastor…18", "Pastor", 18],
    ["Pastor - 18", "Pastor", 18],
    ["Pastor: 18.50", "Pastor", 18.5],
    ["Pastor\t18", "Pastor", 18],
    ["Pastor   1,250", "Pastor", 1250],
    ["Pastor 18 pesos", "Pastor", 18],
    ["Pastor 18 MXN", "Pastor", 18],
    ["Coca 600", "Coca 600", null],
    ["Combo 2-1", "Combo 2-1", null],
    ["Abierto de 9 - 18 h", "Abierto de 9 - 18 h", null],
    ["Pedidos 55 1234 5678", "Pedidos 55 1234 5678", null],
    ["Pedidos: 5512345678", "Pedidos: 5512345678", null],
    [`${"Chilaquiles ".repeat(40).trim()}: $90`, `${"Chilaquiles ".repeat(40).trim()}: $90`, null],
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>", null],
    ["javascript:alert(1)", "javascript:alert(1)", null],
  ])("takes %j as the item %j at %j", (line, name, priceMxn) => {
    expect(onlyItem(line)).toMatchObject({ name, priceMxn });
  });

  it.each([
    ["Postres:", "Postres"],
    ["BBQ", "BBQ"],
    ["DESAYUNOS Y CAFÉ", "DESAYUNOS Y CAFÉ"],
    ["Niños ::", "Niños"],
    ["*Tacos*", "Tacos"],
    ["*Tacos:*", "Tacos"],
  ])("takes %j as the heading %j", (line, title) => {
    expect(parseMenu(line)).toEqual({ kind: "list", sections: [{ title, items: [] }] });
  });

  it.each([null, "", "  \n \r\n"])("finds no menu in %j", (text) => {
    expect(parseMenu(text)).toBeNull();
  });

  it("stays fast on a line made to slow it down", () => {
    const name = `${".".repeat(1_000_000)}x $5`;
    expect(onlyItem(name)).toMatchObject({ name, priceMxn: null });
  });

  const DRIVE_ID = "1AbCdEfGhIjKlMnOp";
  it.each([
    [
      `https://drive.google.com/file/d/${DRIVE_ID}/view?usp=sharing`,
      `https://drive.google.com/file/d/${DRIVE_ID}/preview`,
    ],
    [`https://drive.google.com/open?id=${DRIVE_ID}`, `https://drive.google.com/file/d/${DRIVE_ID}/preview`],
    [
      `https://drive.google.com/drive/folders/${DRIVE_ID}`,
      `https://drive.google.com/embeddedfolderview?id=${DRIVE_ID}#grid`,
    ],
    [`https://docs.google.com/document/d/${DRIVE_ID}/edit`, `https://docs.google.com/document/d/${DRIVE_ID}/preview`],
    ["https://fonda.mx/menu.PDF", "https://docs.google.com/viewer?embedded=true&url=https%3A%2F%2Ffonda.mx%2Fmenu.PDF"],
    ["https://fonda.mx/menu", null],
    ["https://drive.google.com/file/d/short/view", null],
    ["https://drive.google.com.evil.example/file/d/1AbCdEfGhIjKlMnOp/view", null],
  ])("takes %j as a link, viewed in the page at %j", (url, embedUrl) => {
    expect(parseMenu(` ${url}\n`)).toEqual({ kind: "link", url, embedUrl });
  });

  it.each([
    ["http://fonda.mx/menu", "https://fonda.mx/menu"],
    ["www.fonda.mx", "https://www.fonda.mx/"],
    ["fonda.mx/menu", "https://fonda.mx/menu"],
  ])("reads the URL %j as %j", (text, url) => {
    expect(parseMenu(text)).toMatchObject({ kind: "link", url });
  });

  it.each(["https://user:pass@fonda.mx/menu.pdf", "https://localhost/menu.pdf", "Pide en https://fonda.mx hoy"])(
    "shows %j as text",
    (text) => {
      expect(parseMenu(text)).toMatchObject({ kind: "list" });
    },
  );
});

it("loses no word of a menu, whatever it holds", () => {
  const words = (text: string) => text.match(/[\p{L}\d]+/gu) ?? [];
  const text =
    "*Del día*\nSopa, guisado y agua $75\n- Tacos:\nPastor .... 18\nCoca 600 ml – 25 pesos\n\nTORTAS\nCubana $65 (con papas)\nde lunes a viernes";
  const menu = parseMenu(text);
  const sections = menu?.kind === "list" ? menu.sections : [];
  const shown = sections.flatMap(({ title, items }) => [
    title ?? "",
    ...items.map(({ name, priceMxn }) => `${name} ${priceMxn ?? ""}`),
  ]);
  expect(words(shown.join("\n")).sort()).toEqual(words(text.replace("pesos", "")).sort());
  expect(countMenu(sections)).toEqual({ sections: 3, items: 4, priced: 4, unread: 0 });
});

describe("menuPriceRange", () => {
  it.each([
    ["TACOS:\nPastor $18\nAlambre $145\nSalsas", "$18–$145"],
    ["Pastor $18", null],
    ["Sin precios", null],
    ["https://example.com/menu.pdf", null],
    [null, null],
  ])("of %j is %s", (text, range) => {
    expect(menuPriceRange(parseMenu(text))).toBe(range);
  });
});
