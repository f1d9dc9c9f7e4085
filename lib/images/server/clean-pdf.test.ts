import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { cleanPdf } from "./clean-pdf";

/** Returns what a reader finds in it, without compression. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const plain = await document.save({ useObjectStreams: false, rewrite: true, addDefaultPage: false });
  return Buffer.from(plain).toString("latin1");
}

async function cleaned(bytes: Uint8Array): Promise<string> {
  const result = await cleanPdf(bytes);
  if (!result.ok) throw new Error(result.code);
  return textOf(result.value);
}

/** A page with what the objects say, which the catalogue or the page may name; object 4 is the first of them. */
function written(objects: readonly string[], { catalogue = "", page = "" } = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`,
    ...objects,
  ];
  let text = "%PDF-1.7\n";
  const places = all.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`,
    "latin1",
  );
}

/** An object that stands in a compressed stream of objects. */
function packed(number: number, object: string): string {
  const head = `${number} 0 `;
  const data = deflateSync(Buffer.from(head + object, "latin1")).toString("latin1");
  return `<< /Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

describe("a PDF that is written anew", () => {
  const link = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>`;
  it.each<[string, Buffer, RegExp]>([
    ["a script", written(["<< /S /JavaScript /JS (evil) >>"], { catalogue: "/OpenAction 4 0 R" }), /JavaScript|evil/],
    [
      "a script by an escaped name",
      written(["<< /S /J#61vaScript /JS (evil) >>"], { catalogue: "/OpenAction 4 0 R" }),
      /evil/,
    ],
    [
      "a script in a stream of objects",
      written([packed(9, "<< /S /JavaScript /JS (evil) >>")], { catalogue: "/OpenAction 9 0 R" }),
      /JavaScript|evil/,
    ],
    [
      "a script by name",
      written(["<< /Names [(a) << /S /JavaScript /JS (evil) >>] >>"], { catalogue: "/Names << /JavaScript 4 0 R >>" }),
      /JavaScript|evil/,
    ],
    ["an action of an event", written(["<< /S /Named /N /Print >>"], { page: "/AA << /O 4 0 R >>" }), /\/AA/],
    [
      "a program to start",
      written([link("<< /S /Launch /F (evil.exe) >>")], { page: "/Annots [4 0 R]" }),
      /Launch|evil/,
    ],
    [
      "a form that sends",
      written([link("<< /S /SubmitForm /F (https://evil.example) >>")], { page: "/Annots [4 0 R]" }),
      /SubmitForm|evil/,
    ],
    [
      "a field",
      written(["<< /Subtype /Widget /FT /Tx /T (evil) >>"], {
        page: "/Annots [4 0 R]",
        catalogue: "/AcroForm << /Fields [4 0 R] >>",
      }),
      /AcroForm|evil/,
    ],
    [
      "a file in it",
      written(["<< /Names [(a) << /Type /Filespec /F (evil.exe) >>] >>"], {
        catalogue: "/Names << /EmbeddedFiles 4 0 R >>",
      }),
      /EmbeddedFiles/,
    ],
    [
      "another file",
      written([link("<< /S /GoToR /F (evil.pdf) /D [0] >>")], { page: "/Annots [4 0 R]" }),
      /GoToR|evil/,
    ],
    [
      "an address of a script",
      written([link("<< /S /URI /URI (javascript:evil) >>")], { page: "/Annots [4 0 R]" }),
      /evil/,
    ],
  ])("has no longer %s", async (_, file, active) => {
    expect(await textOf(file)).toMatch(active);
    const text = await cleaned(file);
    expect(text).not.toMatch(active);
    expect(text).toMatch(/\/Type \/Page\b/);
  });

  it("keeps its pages, what is drawn on them, and links to pages and to the web", async () => {
    const document = await PDFDocument.create();
    document.setAuthor("Ana López");
    const page = document.addPage([300, 400]);
    page.drawText("Pastor 18", { x: 20, y: 300 });
    const { context } = document;
    const action = (fields: Record<string, unknown>) =>
      context.register(
        context.obj({ Type: "Annot", Subtype: "Link", Rect: [0, 0, 9, 9], A: fields } as Parameters<
          typeof context.obj
        >[0]),
      );
    page.node.set(
      PDFName.of("Annots"),
      context.obj([
        action({ S: "URI", URI: PDFString.of("https://wa.me/5215512345678") }),
        action({ S: "GoTo", D: [page.ref, "Fit"] }),
      ]),
    );
    const before = await document.save();
    const text = await cleaned(before);
    expect(text).toContain("(https://wa.me/5215512345678)");
    expect(text).toContain("/GoTo");
    expect(text).not.toContain("Ana");
    const after = await PDFDocument.load(((await cleanPdf(before)) as { value: Uint8Array }).value);
    expect(after.getPageCount()).toBe(1);
    expect(after.getPage(0).getSize()).toEqual({ width: 300, height: 400 });
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ["none", () => Buffer.from("%PDF-1.7\nTacos\n%%EOF"), "broken"],
    [
      "without a page",
      () =>
        Buffer.from(
          "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF",
        ),
      "broken",
    ],
    ["with an object that cannot be read", () => written(["<< /A [ ( >>"]), "broken"],
    ["nested deeply", () => written([`${"[".repeat(5_000)}${"]".repeat(5_000)}`]), "broken"],
    [
      "locked",
      async () => {
        const document = await PDFDocument.create();
        document.addPage();
        document.encrypt({ userPassword: "clave", ownerPassword: "clave" });
        return document.save();
      },
      "locked",
    ],
  ])("is refused when it is %s", async (_, make, code) => {
    expect(await cleanPdf(await make())).toEqual({ ok: false, code });
  });
});
