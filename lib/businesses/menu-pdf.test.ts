import { describe, expect, it } from "vitest";
import { MAX_MENU_PDF_BYTES, MENU_PDF_MESSAGES, menuPdfVersion, pdfProblem } from "./menu-pdf";

const bytes = (text: string) => new TextEncoder().encode(text);
const whole = (length: number) => bytes(`%PDF-1.7\n${" ".repeat(length - 14)}%%EOF`);

describe("a file that is sent as a menu", () => {
  const PDF = "%PDF-1.7\n1 0 obj\n%%EOF\n";
  it.each([
    ["a PDF", bytes(PDF), null],
    ["that speaks of its kind", bytes("%PDF-1.7\n% %PDF-1.4\n%%EOF"), null],
    ["of the second version", bytes("%PDF-2.0\n%%EOF"), null],
    ["of the largest size", whole(MAX_MENU_PDF_BYTES), null],
    ["a byte too large", whole(MAX_MENU_PDF_BYTES + 1), "too-large"],
    ["empty", bytes(""), "none"],
    ["cut off", bytes(`%PDF-1.7\n%%EOF${" ".repeat(2_000)}`), "broken"],
    ["after a byte order mark", bytes(`\ufeff${PDF}`), "preceded"],
    ["after a line break", bytes(`\n${PDF}`), "preceded"],
    ["after a line break of Windows", bytes(`\r\n${PDF}`), "preceded"],
    ["after a mark and a line break", bytes(`\ufeff\r\n${PDF}`), "preceded"],
    ["after blanks", bytes(`  \t${PDF}`), "preceded"],
    ["after NULs", bytes(`\0\0\0${PDF}`), "preceded"],
    [
      "after the heads of a download",
      bytes(`HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n${PDF}`),
      "preceded",
    ],
    ["after what a printer is told", bytes(`\u001b%-12345X@PJL JOB NAME="menu"\r\n${PDF}`), "preceded"],
    ["after a mark, and cut off", bytes("\ufeff%PDF-1.7\n1 0 obj"), "preceded"],
    ["too far behind", bytes(`${" ".repeat(1024)}${PDF}`), "not-a-pdf"],
    ["of a version that there is not", bytes("%PDF-x\n%%EOF"), "not-a-pdf"],
    ["a mark alone", bytes("\ufeff"), "not-a-pdf"],
    ["line breaks alone", bytes("\r\n\r\n"), "not-a-pdf"],
    ["a picture", bytes("\u0089PNG\r\n%%EOF"), "not-a-pdf"],
    ["a document of Word", bytes("PK\u0003\u0004[Content_Types].xml"), "not-a-pdf"],
    ["a menu in words", bytes("TACOS\nPastor $18"), "not-a-pdf"],
    ["a page that ends as a PDF", bytes("<script>alert(1)</script>\n%PDF-1.7\n%%EOF"), "not-a-pdf"],
    ["a page after a mark that ends as a PDF", bytes("\ufeff<!doctype html>\n%PDF-1.7\n%%EOF"), "not-a-pdf"],
    ["only called so", bytes("PDF"), "not-a-pdf"],
  ])("%s", (_, file, problem) => expect(pdfProblem(file)).toBe(problem));

  it("hears what to do about it", () => {
    expect(MENU_PDF_MESSAGES.preceded).toContain("guárdalo de nuevo como PDF");
    expect(new Set(Object.values(MENU_PDF_MESSAGES)).size).toBe(Object.keys(MENU_PDF_MESSAGES).length);
  });
});

it("another file has another version", () => {
  expect(menuPdfVersion("menus/b1/00000000-0000-4000-8000-0000deadbeef.pdf")).toBe("deadbeef");
});
