import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { plainDocument, plainDocumentStream } from "./plain-document";

const KEPT = [
  "<!doctype html><html><head><meta charset=utf-8>",
  '<script type="application/ld+json">{"name":"Café <b> \\u003c/script>"}</script>',
  "</head><body><p>Tacos «El Güero» — 1 < 2 🌮</p><!--$--><b>b</b><!--/$-->",
  '<script type="module" src="/guiones/main-ABCDEFGH.js"></script>',
  '<link rel="preload" href="/_next/static/media/inter.woff2" as="font"/>',
  "</body></html>",
];
const STARTS_REACT = [
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
  '<script src="/_next/static/chunks/c.js" id="_R_" async=""></script>',
  '<script>self.__next_f.push([1,"<p>ñ</p>\\u003c/script>"])</script>',
  '<script id="_R_">requestAnimationFrame(function(){})</script>',
];
const page = Buffer.from(KEPT.map((part, index) => part + (STARTS_REACT[index] ?? "")).join(""));
const plain = KEPT.join("");

it("has nothing of what starts React, and all else byte by byte", () => {
  expect(plainDocument(page).toString()).toBe(plain);
});

it("is the same wherever the page is cut on its way", async () => {
  for (let size = 1; size <= page.length; size += size < 40 ? 1 : 37) {
    const parts = Array.from({ length: Math.ceil(page.length / size) }, (_, index) =>
      page.subarray(index * size, (index + 1) * size),
    );
    expect((await buffer(Readable.from(parts).pipe(plainDocumentStream()))).toString()).toBe(plain);
  }
});

it("sends on what it has of a page at once", async () => {
  const stream = plainDocumentStream();
  stream.write(Buffer.from("<p>1</p><script>half"));
  expect(String(stream.read())).toBe("<p>1</p>");
  stream.end(Buffer.from(" and half</script><p>2</p>"));
  expect(String(await buffer(stream))).toBe("<p>2</p>");
});

it.each(["<script>", "<script", "<", '<link rel="preload" as="script"', "</script>"])(
  "reads a page of %j alone, again and again, in no time",
  async (part) => {
    const parts = Array.from({ length: 200 }, () => Buffer.from(part.repeat(50)));
    expect((await buffer(Readable.from(parts).pipe(plainDocumentStream()))).length).toBeLessThanOrEqual(
      part.length * 10_000,
    );
  },
);
