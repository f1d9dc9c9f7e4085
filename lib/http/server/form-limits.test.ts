import { describe, expect, it } from "vitest";
import { PAGE_FORM_BYTES, PICTURE_FORM_BYTES } from "../body-limits";
import { isTooMuch } from "./form-limits";

const KB = 1024;
const BOUNDARY = "limite";
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

type Part = { headers?: string; content: string };
const field = (content: string): Part => ({ headers: 'Content-Disposition: form-data; name="a"', content });
const file = (bytes: number): Part => ({
  headers: 'Content-Disposition: form-data; name="imagen"; filename="a.jpg"\r\nContent-Type: image/jpeg',
  content: "x".repeat(bytes),
});

const formOf = (parts: readonly Part[]): string =>
  `${parts.map(({ headers = "", content }) => `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`).join("")}--${BOUNDARY}--\r\n`;

const judge = (body: string, contentType = FORM, maxBytes = PICTURE_FORM_BYTES) =>
  isTooMuch(new Blob([body]).stream(), contentType, maxBytes);

describe("isTooMuch", () => {
  it.each([
    ["an empty form", []],
    ["fields", [field("Tacos Lupita"), field("")]],
    ["200 parts", Array.from({ length: 200 }, () => field("a"))],
    ["much text", [field("a".repeat(200 * KB))]],
    ["pictures", [file(7_000 * KB), field("a"), file(7_000 * KB)]],
  ])("takes %s", async (_case, parts) => {
    expect(await judge(formOf(parts))).toBe(false);
  });

  it.each([
    ["201 parts", Array.from({ length: 201 }, () => field("a"))],
    ["201 empty files", Array.from({ length: 201 }, () => file(0))],
    ["one long field", [field("a".repeat(PAGE_FORM_BYTES))]],
    ["fields that are long together", Array.from({ length: 100 }, () => field("a".repeat(3 * KB)))],
    ["long text after a picture", [file(1_000 * KB), field("a".repeat(PAGE_FORM_BYTES))]],
    [
      "a name as long as a text",
      [{ headers: `Content-Disposition: form-data; name="${"a".repeat(300 * KB)}"`, content: "" }],
    ],
    ["pictures that are too heavy together", [file(9_000 * KB), file(9_000 * KB)]],
  ])("refuses %s", async (_case, parts) => {
    expect(await judge(formOf(parts))).toBe(true);
  });

  it("refuses what comes before and after a form", async () => {
    expect(await judge("x".repeat(300 * KB) + formOf([field("a")]))).toBe(true);
    expect(await judge(formOf([field("a")]) + "x".repeat(300 * KB))).toBe(true);
  });

  it.each([
    `${FORM}; boundary=other`,
    `multipart/form-data; boundary="a"; boundary=${BOUNDARY}`,
    "multipart/form-data",
    `multipart/mixed; boundary=${BOUNDARY}`,
  ])("takes all for text where it is not plain what separates the parts: %s", async (contentType) => {
    expect(await judge(formOf([file(300 * KB)]), contentType)).toBe(true);
  });

  it.each([
    'Content-Disposition: form-data; name="a; filename="b"',
    'Content-Disposition: form-data; name="a"\r\nX-A: ; filename="b"',
    'Content-Disposition: form-data; name="a"; filename="b"\r\nContent-Type: image/jpeg\r\nContent-Disposition: form-data; name="a"',
    'Content-Disposition: form-data; name="a"\r\nContent-Type: application/octet-stream',
    "X-A: b",
  ])("takes a part for text that begins with %j", async (headers) => {
    expect(await judge(formOf([{ headers, content: "a".repeat(300 * KB) }]))).toBe(true);
  });

  it("finds text that hides in a file behind half a mark", async () => {
    const hidden = `\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n${"a".repeat(300 * KB)}`;
    const { headers } = file(0);
    expect(await judge(formOf([{ headers, content: hidden }]))).toBe(true);
  });

  it.each([
    [256 * KB, false],
    [256 * KB + 1, true],
  ])("of another kind of %d bytes: %s", async (bytes, expected) => {
    expect(await judge("x".repeat(bytes), "text/plain;charset=UTF-8")).toBe(expected);
  });
});
