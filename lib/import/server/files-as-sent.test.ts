import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { csvLine } from "@/lib/text/csv";
import { BrokenFileError } from "../broken-file-error";
import { reasonWords } from "../messages";
import { csvRecords, inspectFile } from "./csv-records";
import { readUnits } from "./denue-entries";
import { ownEntries } from "./own-entries";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "files-as-sent-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function outcomeOf(content: string | Buffer, read: (file: string) => Promise<string[]>): Promise<string[]> {
  const file = path.join(folder, `${crypto.randomUUID()}.csv`);
  await writeFile(file, content);
  try {
    return await read(file);
  } catch (error) {
    if (error instanceof BrokenFileError) return [`no file: ${error.problem}`];
    throw error;
  }
}

/** Each row of a table of ours by its line, name and telephone, or why it is none; or why the file is not read. */
const rowsOf = (content: string | Buffer) =>
  outcomeOf(content, async (file) => {
    const entries = await Array.fromAsync(ownEntries(file, await inspectFile(file), { onIgnored: () => undefined }));
    return entries.map((entry) => {
      if ("skip" in entry) return `${entry.line}: no row: ${reasonWords(entry.skip)}`;
      const { nombre, telefono } = entry.row.columnas as { nombre: string; telefono?: string };
      return `${entry.line}: ${nombre}${telefono ? ` ${telefono}` : ""}`;
    });
  });

/** Units of a file in INEGI's columns. */
const unitsOf = (content: string | Buffer) =>
  outcomeOf(content, async (file) => {
    const lines = await Array.fromAsync(readUnits(file, await inspectFile(file)));
    return lines.map(({ line, read }) => `${line}: ${read?.flaw ?? read?.unit.name ?? "elsewhere"}`);
  });

const TABLE = "nombre,categoria\nTacos Lupe,otros-negocios\nPan Ñandú,otros-negocios\nFlores,otros-negocios\n";
const ALL = ["2: Tacos Lupe", "3: Pan Ñandú", "4: Flores"];
const row = (name: string, ...cells: string[]) => [name, "otros-negocios", ...cells].join(",");
const table = (...rows: string[]) => ["nombre,categoria", ...rows].join("\n");

/** A text in an encoding of one byte a letter. */
const inBytes = (text: string, bytes: Readonly<Record<string, number>>) =>
  Buffer.from([...text].map((letter) => bytes[letter] ?? letter.charCodeAt(0)));
const WINDOWS = { "’": 0x92, "‘": 0x91, "“": 0x93, "”": 0x94, "–": 0x96, "—": 0x97, "…": 0x85, "€": 0x80, "™": 0x99 };
const MACINTOSH = {
  ...{ á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ú: 0x9c, ü: 0x9f, ñ: 0x96 },
  ...{ Á: 0xe7, É: 0x83, Í: 0xea, Ó: 0xee, Ú: 0xf2, Ü: 0x86, Ñ: 0x84, "’": 0xd5, "“": 0xd2, "”": 0xd3, "…": 0xc9 },
};
const DOS = {
  ...{ á: 0xa0, é: 0x82, í: 0xa1, ó: 0xa2, ú: 0xa3, ü: 0x81, ñ: 0xa4 },
  ...{ Á: 0xb5, É: 0x90, Í: 0xd6, Ó: 0xe0, Ú: 0xe9, Ü: 0x9a, Ñ: 0xa5 },
};
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};
const zipOf = (files: Readonly<Record<string, string | Buffer>>) => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
};

describe("line ends", () => {
  it.each([
    ["of Unix", TABLE],
    ["of Windows", TABLE.replaceAll("\n", "\r\n")],
    ["of an old Macintosh", TABLE.replaceAll("\n", "\r")],
    ["of Windows, then of Unix", TABLE.replace("\n", "\r\n")],
    ["of Unix, then of Windows", TABLE.replaceAll("\n", "\r\n").replace("\r\n", "\n")],
    ["of Windows, then of a Macintosh", TABLE.replaceAll("\n", "\r").replace("\r", "\r\n")],
    [
      "of every kind",
      TABLE.replace("Lupe,otros-negocios\n", "Lupe,otros-negocios\r").replace("categoria\n", "categoria\r\n"),
    ],
    ["but not of the last line", TABLE.trimEnd()],
    ["of Windows, but not of the last line", TABLE.replaceAll("\n", "\r\n").trimEnd()],
  ])("%s", async (_, content) => expect(await rowsOf(content)).toEqual(ALL));

  it("of every kind, with blank lines and lines of blanks between the rows", async () => {
    const [header, ...rows] = TABLE.trim().split("\n");
    const content = `\n\r\n${header}\r\n\r\n${rows[0]}\n\n  \n${rows[1]}\r\r,\r\n${rows[2]}\n\n,,\n`;
    expect(await rowsOf(content)).toEqual(["5: Tacos Lupe", "8: Pan Ñandú", "11: Flores"]);
  });

  it("in quotes, of every kind", async () => {
    const content =
      'nombre,categoria,descripcion\r\nA,otros-negocios,"uno\r\ndos\rtres\ncuatro"\r\nB,otros-negocios,x\n';
    expect(await rowsOf(content)).toEqual(["5: A", "6: B"]);
  });

  it("where a part of the file ends, however it is read", async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => row(`Tienda ${"de barrio ".repeat(10)}${index}`));
    const outcome = await rowsOf(gzipSync(table(...rows).replaceAll("\n", "\r\n")));
    expect(outcome).toHaveLength(2_000);
    expect(outcome.at(-1)).toMatch(/^2001: Tienda .*1999$/);
  });
});

describe("letters", () => {
  const NAMES = table(row("D’LUIS"), row("“La Güera” – tacos…"), row("Café™ €5"));
  it.each<[string, string | Buffer, string[]]>([
    ["UTF-8", TABLE, ALL],
    ["UTF-8 with a mark", `\ufeff${TABLE}`, ALL],
    ["UTF-8 with a mark, the header in quotes", `\ufeff"nombre","categoria"\n${row("Peña")}`, ["2: Peña"]],
    ["Windows", inBytes(TABLE, WINDOWS), ALL],
    ["Windows, with its own signs", inBytes(NAMES, WINDOWS), ["2: D’LUIS", "3: “La Güera” – tacos…", "4: Café™ €5"]],
    ["Windows, one curly apostrophe", inBytes(table(row("D’LUIS")), WINDOWS), ["2: D’LUIS"]],
    ["Windows, the last letter alone", inBytes("categoria,nombre\notros-negocios,Café", WINDOWS), ["2: Café"]],
    ["UTF-16 of Excel", utf16(`\ufeff${TABLE.replaceAll(",", "\t")}`), ALL],
    ["UTF-16, the other way", utf16(`\ufeff${TABLE}`, true), ALL],
    ["UTF-16 without a mark", utf16(TABLE), ALL],
    ["UTF-16 with the line ends of Windows", utf16(`\ufeff${TABLE.replaceAll("\n", "\r\n")}`), ALL],
    ["a Macintosh's", inBytes(table(row("Panadería Núñez"), row("Café José")), MACINTOSH), ["no file: encoding"]],
    ["those of DOS", inBytes(table(row("Panadería Núñez"), row("Café José")), DOS), ["no file: encoding"]],
    [
      "Windows with a row in UTF-8",
      Buffer.concat([inBytes(table(row("Peña"), ""), WINDOWS), Buffer.from(row("Café"))]),
      ["2: Peña", "3: no row: Trae letras dañadas («Ã©», «�»): guarda el archivo como CSV UTF-8"],
    ],
    [
      "read wrongly before they were sent",
      table(row("CafÃ© JosÃ©"), row("D�LUIS"), row("Dâ€™LUIS"), row("SÃO PAULO")),
      [
        ...[2, 3, 4].map(
          (line) => `${line}: no row: Trae letras dañadas («Ã©», «�»): guarda el archivo como CSV UTF-8`,
        ),
        "5: SÃO PAULO",
      ],
    ],
    [
      "Windows, seen late",
      inBytes(table(row("Peña".padEnd(140_000, "x")), row("Café")), WINDOWS),
      ["2: no row: Nombre del negocio (columna A): Usa como máximo 150 caracteres.", "3: Café"],
    ],
    [
      "UTF-8, and Windows far behind it",
      Buffer.concat([
        Buffer.from(table(row("Peña"), row("Tacos".padEnd(140_000, "x")), "")),
        inBytes(row("Café"), WINDOWS),
      ]),
      [
        "2: no row: Trae letras dañadas («Ã©», «�»): guarda el archivo como CSV UTF-8",
        "3: no row: Nombre del negocio (columna A): Usa como máximo 150 caracteres.",
        "4: Café",
      ],
    ],
    [
      "UTF-8, cut off within a letter",
      Buffer.from(table(row("Peña"), "Café")).subarray(0, -1),
      ["no file: unreadable"],
    ],
  ])("%s", async (_, content, rows) => expect(await rowsOf(content)).toEqual(rows));
});

describe("one accent in a whole file", () => {
  describe.each([
    ...["Peña", "ñandutí", "Martínez", "aquí", "índice", "Camión", "abrió", "óptica", "Óptica", "Mecánica", "Tomás"],
    ...["mamá", "árbol", "Ángel", "José", "Música", "Única", "Íntimo", "Pingüino"],
    ...[
      "PEÑA",
      "MARTÍNEZ",
      "AQUÍ",
      "ÍNTIMO",
      "CAMIÓN",
      "ABRIÓ",
      "ÓPTICA",
      "MECÁNICA",
      "MAMÁ",
      "JOSÉ",
      "MÚSICA",
      "ÚNICA",
    ],
  ])("%s", (name) => {
    const file = (bytes: Readonly<Record<string, number>>) => inBytes(table(row(name), row("Tacos Lupe")), bytes);

    it("is read from Windows", async () => expect(await rowsOf(file({}))).toEqual([`2: ${name}`, "3: Tacos Lupe"]));
    it.each([
      ["a Macintosh", MACINTOSH],
      ["DOS", DOS],
    ])("is not read from %s", async (_, bytes) => expect(await rowsOf(file(bytes))).toEqual(["no file: encoding"]));
  });

  it.each([
    ["D’LUIS"],
    ["L’Oreal y O’Neill"],
    ["DONALD’S"],
    ["D’Ávila"],
    ["‘Los cuates’"],
    ["Mike’s “Grill”"],
    ["Mike’s Peña"],
    ["de 5–7 y 9 – 18"],
    ["Lunes–Viernes"],
    ["Sucursal–2"],
    ["La – chica — más"],
    ["¡Ven!"],
    ["La\u00a0Casa"],
    ["La\u00a0casa de\u00a0los tacos de\u00a0Peña"],
    ["Crêpes à la carte"],
    ["PEñA"],
    ["Té"],
  ])("%s is a name in Windows", async (name) =>
    expect(await rowsOf(inBytes(table(row(name)), WINDOWS))).toEqual([`2: ${name.replaceAll("\u00a0", " ")}`]),
  );

  it.each([
    ["a Macintosh’s ñ within quotes", inBytes(table(row("“El Niño”")), MACINTOSH)],
    ["a Macintosh’s ñ before dots", inBytes(table(row("Tacos… y piñas…")), MACINTOSH)],
    ["an apostrophe as likely a Macintosh’s í", inBytes(table(row("Mike’s")), WINDOWS)],
    ["a dash as likely a Macintosh’s ñ", inBytes(table(row("lunes–viernes")), WINDOWS)],
    ["a space as likely DOS’s á", inBytes(table(row("La\u00a0casa")), WINDOWS)],
    ["a small letter among capitals as likely DOS’s Ú", inBytes(table(row("MéXICO")), WINDOWS)],
  ])("%s is not read", async (_, content) => expect(await rowsOf(content)).toEqual(["no file: encoding"]));

  it.each([1, 2, 3, 4])("is seen where two parts of a file meet in front of its letter %i", async (letter) => {
    const before = table(row(""), "").length;
    const content = table(row("x".repeat(65_537 - before - letter)), row("Peña"));
    expect(await rowsOf(inBytes(content, MACINTOSH))).toEqual(["no file: encoding"]);
    expect((await rowsOf(inBytes(content, WINDOWS)))[1]).toBe("3: Peña");
  });
});

describe("headers", () => {
  it.each([
    ["Nombre,Categoría"],
    ["NOMBRE,CATEGORÍA"],
    ["Nombre *,Categoría:"],
    [" nombre , categoria "],
    ["nombre,Categori\u0301a"],
    ["\u00a0Nombre\u00a0,\u200bcategoria"],
    ['"Nombre","Categoría"'],
    ["nombre,slug_categoria"],
    ["nombre,Slug categoría"],
    ["nombre,slug-categoria"],
  ])("%s", async (header) => expect(await rowsOf(`${header}\n${row("Pan")}\n`)).toEqual(["2: Pan"]));

  it.each([
    ["nombre,categoria,Teléfono", row("Pan", "5512345678"), "2: Pan 5512345678"],
    ["nombre,categoria,Teléfono,Descripción,Dirección", row("Pan", "5512345678", "x", "y"), "2: Pan 5512345678"],
    ["Nombre,Categoría,Formas de pago", row("Pan", "efectivo"), "2: Pan"],
    ["Nombre,Categoría,Página,Teléfono", row("Pan", "12", "5512345678"), "2: Pan 5512345678"],
  ])("%s", async (header, cells, outcome) => expect(await rowsOf(`${header}\n${cells}`)).toEqual([outcome]));

  it.each([
    ["a column twice", "nombre,categoria,telefono,Teléfono\nPan,otros-negocios,5512345678,5587654321", "same-column"],
    ["none of ours", "Negocio,Giro\nPan,otros-negocios", "columns"],
    ["a title above them", `Mis negocios\n\n${TABLE}`, "columns"],
  ])("%s", async (_, content, reason) => expect(await rowsOf(content)).toEqual([`no file: ${reason}`]));
});

describe("what stands between cells", () => {
  it.each([
    ["semicolons", TABLE.replaceAll(",", ";"), ALL],
    ["tabs", TABLE.replaceAll(",", "\t"), ALL],
    ["bars", TABLE.replaceAll(",", "|"), ALL],
    [
      "semicolons, as Excel is told",
      `sep=;\r\n${TABLE.replaceAll(",", ";").replaceAll("\n", "\r\n")}`,
      ["3: Tacos Lupe", "4: Pan Ñandú", "5: Flores"],
    ],
    [
      "semicolons, a comma in a quoted name of the header",
      'nombre;categoria;"una, dos, tres"\nPan;otros-negocios;x',
      ["2: Pan"],
    ],
    ["a comma in a name, in quotes", table(row('"Tacos, S.A."')), ["2: Tacos, S.A."]],
    [
      "a comma in a name",
      table(row("Tacos, S.A."), row("Pan")),
      ["2: no row: Tiene más celdas que columnas: revisa sus comas y comillas", "3: Pan"],
    ],
    ["commas behind the last cell", table(row("Pan", "", "")), ["2: Pan"]],
    ["fewer cells than columns", `nombre,categoria,descripcion\n${row("Pan")}`, ["2: Pan"]],
  ])("%s", async (_, content, rows) => expect(await rowsOf(content)).toEqual(rows));
});

describe("quotes", () => {
  it.each([
    ["within a name", table(row('Tacos "El Güero"'), row("Pan")), ['2: Tacos "El Güero"', "3: Pan"]],
    ["for inches", table(row('Pantallas 32"'), row('Pantallas 40"')), ['2: Pantallas 32"', '3: Pantallas 40"']],
    ["around a name, doubled in it", table(row('"Tacos ""El Güero"""')), ['2: Tacos "El Güero"']],
    ["closed within a name", table(row('"Tacos" El Güero'), row("Pan")), ['2: "Tacos" El Güero', "3: Pan"]],
    [
      "opened and closed rows later",
      table('"Tacos,otros-negocios', row("Pan"), row('"Flores"')),
      ["no file: quotes 2"],
    ],
    [
      "opened and closed at the end",
      table('"Tacos,otros-negocios', row("Pan"), 'Flores,otros-negocios"'),
      ["no file: quotes 2"],
    ],
    ["never closed", table(row("Pan"), '"Tacos,otros-negocios', row("Flores")), ["no file: quotes 3"]],
    [
      "that swallow rows where a name has inches",
      `nombre,categoria,telefono\n"Tacos,otros-negocios,1\nMesas 12",otros-negocios,\n${row("Pan", "")}`,
      [
        "3: no row: Nombre del negocio (columna A): tiene varios renglones; revisa las comillas de ese renglón",
        "4: Pan",
      ],
    ],
    [
      "that swallow rows of many cells",
      `nombre,categoria,a,b,c,d,e,descripcion\n${row("Pan", "1", "2", "3", "4", "5", '"Pan')}\n${row("Flores", "1", "2", "3", "4", "5", "x")}\n${row("Mesas", "1", "2", "3", "4", "5", 'de 12"')}`,
      ["no file: quotes 2"],
    ],
    ...[
      [
        "of three cells",
        "nombre,categoria,descripcion",
        [row("Pan", '"Pan'), row("Flores", "x"), row("Mesas", 'de 12"')],
      ],
      ["of three cells, one alone", "nombre,categoria,descripcion", [row("Pan", '"Pan'), row("Mesas", 'de 12"')]],
      [
        "of three cells, opened around a comma",
        "nombre,categoria,descripcion",
        [row("Pan", '"Pan, dulce'), row("Flores", "x"), row("Mesas", 'de 12"')],
      ],
      [
        "in the middle of four",
        "nombre,categoria,descripcion,telefono",
        [row("Pan", '"Pan', "1"), row("Flores", "x", "2"), row("Mesas", 'de 12"', "3")],
      ],
      [
        "in front of three",
        "nombre,categoria,telefono",
        ['"Pan,otros-negocios,1', row("Flores", "2"), 'Mesas 12",otros-negocios,3'],
      ],
      [
        "of seven cells",
        "nombre,categoria,a,b,c,d,descripcion",
        [row("Pan", "1", "2", "3", "4", '"Pan'), row("Mesas", "1", "2", "3", "4", 'de 12"')],
      ],
      [
        "of three cells between semicolons",
        "nombre;categoria;descripcion",
        [row("Pan", '"Pan'), row("Mesas", 'de 12"')].map((line) => line.replaceAll(",", ";")),
      ],
    ].map(([what, header, rows]): [string, string, string[]] => [
      `that swallow rows ${what}`,
      [header, ...(rows ?? [])].join("\n"),
      ["no file: quotes 2"],
    ]),
    ...[
      ["lines with a comma", "nombre,categoria,menu", "Tacos:\nPastor, $18\nSuadero, $20"],
      ["lines of two commas", "nombre,categoria,telefono,menu", "Tacos:\nPastor, chico, $18\nSuadero, grande, $20"],
      ["a line with a comma for each", "nombre,categoria,telefono,menu", "Tacos:\nPastor, chico, $18, x\nSuadero"],
      ["such lines, and a blank one", "nombre,categoria,menu", "Tacos:\n\nPastor, chico, $18"],
      ["lines with a comma, of two columns", "menu,slug", "Tacos, tortas\nPastor, $18"],
    ].map(([what, header = "", menu = ""]): [string, string, string[]] => {
      const cells = { nombre: "Pan", slug: "pan", categoria: "otros-negocios", telefono: "", menu: `"${menu}"` };
      const line = header.split(",").map((name) => cells[name as keyof typeof cells]);
      const name = header.includes("nombre") ? "Pan" : "undefined";
      return [`around ${what}`, `${header}\n${line.join(",")}`, [`${menu.split("\n").length + 1}: ${name}`]];
    }),
    [
      "around a menu with commas",
      'nombre,categoria,telefono,menu\nPan,alimentos-y-bebidas,,"Tacos:\nPastor, suadero, lengua, $18\n"',
      ["4: Pan"],
    ],
    [
      "around several lines",
      'nombre,categoria,descripcion\nPan,otros-negocios,"Pan, dulce\ny ""salado"""\nFlores,otros-negocios,x',
      ["3: Pan", "4: Flores"],
    ],
    [
      "around lines that begin with one",
      'nombre,categoria,descripcion\nPan,otros-negocios,"""Pan"" dulce\ny salado"\n',
      ["3: Pan"],
    ],
  ])("%s", async (_, content, rows) => expect(await rowsOf(content)).toEqual(rows));
});

it("a table that was written rightly comes back whole, whatever its cells hold and however its lines end", async () => {
  const CELLS = [
    "Pan",
    "",
    "a, b; c\td|e",
    'dice "hola"',
    '"',
    "uno\ndos",
    'uno\n"dos", tres\n\ncuatro',
    "Ñandú’s",
    "'=1",
    " x ",
  ];
  const ENDS = ["\n", "\r\n", "\r"];
  const rows = CELLS.flatMap((one, index) =>
    CELLS.map((other, at) => [`Tienda ${index} ${at}`, "otros-negocios", one, other, "", "efectivo"]),
  );
  const header = ["nombre", "categoria", "descripcion", "servicios", "telefono", "formas_de_pago"];
  const lines = [header, ...rows].map((cells) => csvLine(cells).slice(0, -2));
  const content = lines.map((line, index) => {
    const end = ENDS[index % ENDS.length] ?? "";
    return line.replaceAll("\n", ENDS[(index + 1) % ENDS.length] ?? "") + end;
  });
  const names = (await rowsOf(content.join(""))).map((outcome) => outcome.replace(/^\d+: /, ""));
  expect(names).toEqual(rows.map(([name]) => name));
});

describe("what is no table", () => {
  it.each<[string, Buffer | Promise<Buffer> | string, string]>([
    ["a workbook of Excel", zipOf({ "[Content_Types].xml": "<x/>", "xl/workbook.xml": "<x/>" }), "spreadsheet"],
    ["an older one", Buffer.from("d0cf11e0a1b11ae1".padEnd(64, "0"), "hex"), "spreadsheet"],
    [
      "one of LibreOffice",
      zipOf({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<x/>" }),
      "spreadsheet",
    ],
    ["a page that calls itself one", "<html><table><tr><td>nombre</td></tr></table></html>", "spreadsheet"],
    ["a zip without a table", zipOf({ "leeme.txt": "hola" }), "not-one-csv"],
    ["a picture", Buffer.from("\u0089PNG\r\n\u001a\n\0\0\0", "latin1"), "columns"],
    ["nothing", "", "empty"],
    ["blank lines", "\n\r\n\r\n", "empty"],
    ["a mark alone", "\ufeff", "empty"],
  ])("%s", async (_, content, reason) => expect(await rowsOf(await content)).toEqual([`no file: ${reason}`]));
});

it.each([
  ["longer", (file: string) => appendFile(file, row("Más"))],
  ["shorter", (file: string) => writeFile(file, table(row("Pan")))],
])("a table that is %s when it is read than when it was looked at is refused", async (_, change) => {
  const read = async (file: string) => {
    const traits = await inspectFile(file);
    await change(file);
    await Array.fromAsync(csvRecords(file, traits));
    return [];
  };
  expect(await outcomeOf(TABLE, read)).toEqual(["no file: lines"]);
});

describe("a file of the census", () => {
  const HEADER = "id,nom_estab,codigo_act,nombre_act,latitud,longitud";
  const unit = (id: number, name: string) => `${id},${name},722515,Cafeterías,19.3,-99.07`;
  it.each<[string, string | Buffer, string[]]>([
    [
      "with mixed line ends",
      `${HEADER}\r\n${unit(1, "A")}\n${unit(2, "B")}\r${unit(3, "C")}\n`,
      ["2: A", "3: B", "4: C"],
    ],
    ["with signs of Windows", inBytes(`${HEADER}\n${unit(1, "D’LUIS")}\n`, WINDOWS), ["2: D’LUIS"]],
    ["saved again by Excel", `${HEADER}\n${unit(1, "A")}`.replaceAll(",", ";"), ["2: A"]],
    [
      "with names of columns as people write them",
      `ID,Nombre,SCIAN,Actividad,Latitud,Longitud\n${unit(1, "A")}`,
      ["2: A"],
    ],
    [
      "with a comma in a name",
      `${HEADER}\n${unit(1, "A, S.A.")}\n${unit(2, "B")}`,
      ["2: more values than columns", "3: B"],
    ],
    ["with damaged letters", `${HEADER}\n${unit(1, "CAFÃ‰")}\n${unit(2, "B")}`, ["2: damaged letters", "3: B"]],
    ["with a quote that swallows rows", `${HEADER}\n1,"A,722515,x,1,2\n${unit(2, '"B"')}\n`, ["no file: quotes 2"]],
  ])("%s", async (_, content, units) => expect(await unitsOf(content)).toEqual(units));
});
