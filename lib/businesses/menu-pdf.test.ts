import { describe, expect, it } from "vitest";
import { MAX_MENU_PDF_BYTES, menuPdfVersion, pdfProblem } from "./menu-pdf";

const bytes = (text: string) => new TextEncoder().encode(text);
const whole = (length: number) => bytes(`%PDF-1.7\n${" ".repeat(length - 14)}%%EOF`);

describe("a file that is sent as a menu", () => {
  it.each([
    ["a PDF", bytes("%PDF-1.7\n1 0 obj\n%%EOF\n"), null],
    ["of the second version", bytes("%PDF-2.0\n%%EOF"), null],
    ["of the largest size", whole(MAX_MENU_PDF_BYTES), null],
    ["a byte too large", whole(MAX_MENU_PDF_BYTES + 1), "too-large"],
    ["empty", bytes(""), "none"],
    ["a picture", bytes("\u0089PNG\r\n%%EOF"), "not-a-pdf"],
    ["a page that ends as a PDF", bytes("<script>alert(1)</script>\n%PDF-1.7\n%%EOF"), "not-a-pdf"],
    ["only called so", bytes("PDF"), "not-a-pdf"],
    ["cut off", bytes(`%PDF-1.7\n%%EOF${" ".repeat(2_000)}`), "broken"],
  ])("%s", (_, file, problem) => expect(pdfProblem(file)).toBe(problem));
});

it("another file has another version", () => {
  expect(menuPdfVersion("menus/b1/00000000-0000-4000-8000-0000deadbeef.pdf")).toBe("deadbeef");
});
