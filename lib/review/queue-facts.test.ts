import { expect, it } from "vitest";
import { sentPictures, watchedText, writtenFacts, writtenLinks } from "./queue-facts";

const ROW = {
  nombre: "Tienda",
  telefono: "55 1234 5678",
  descripcion: "Visita www.malo.example/x o https://otro.example",
  servicios: ["corte", "tinte"],
  web: "https://xn--fcebook-2fg.com/",
  menu: "https://menu.example/a",
  slug_categoria: "otros-negocios",
  is_featured: false,
  logo_url: "a/logo.webp",
  gallery_images: ["a/uno.webp", "a/uno.webp"],
};

it("what an owner wrote is read field by field", () => {
  expect(writtenFacts(ROW)).toEqual([
    { label: "Nombre del negocio", text: "Tienda" },
    { label: "Teléfono", text: "55 1234 5678" },
    { label: "Descripción", text: ROW.descripcion },
    { label: "Servicios", text: "corte, tinte" },
    { label: "Menú", text: ROW.menu },
  ]);
  expect(watchedText(ROW)).toContain("corte, tinte");
  expect([writtenFacts({}), writtenLinks({}), sentPictures({}), watchedText({})]).toEqual([[], [], [], ""]);
});

it("no link is overlooked, wherever it stands", () => {
  expect(writtenLinks(ROW).map(({ label, address, host, isPunycode }) => [label, address, host, isPunycode])).toEqual([
    ["Descripción", "www.malo.example/x", null, false],
    ["Descripción", "https://otro.example", "otro.example", false],
    ["Sitio web", "https://xn--fcebook-2fg.com/", "xn--fcebook-2fg.com", true],
    ["Menú", "https://menu.example/a", "menu.example", false],
  ]);
});

it("each picture is shown once", () =>
  expect(sentPictures(ROW)).toEqual([
    "/storage/v1/object/public/logos/a/logo.webp",
    "/storage/v1/object/public/negocios/a/uno.webp",
  ]));
