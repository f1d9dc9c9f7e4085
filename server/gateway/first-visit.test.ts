import { expect, it, vi } from "vitest";
import { withStyles } from "./first-visit";

const SHEET = "/_next/static/chunks/a-1.css";
const LINK = `<link rel="stylesheet" href="${SHEET}" data-precedence="next"/>`;
const page = (link: string) => Buffer.from(`<head>${link}</head><p>ñ 🌮</p>`);

it("a page whose styles cannot be had keeps their link", async () => {
  const styled = await withStyles(page(LINK), () => Promise.reject(new Error("503")));
  expect(styled).toEqual(page(LINK));
});

it("a page has its styles in it, with ways to their files, and asks for them once", async () => {
  const load = vi.fn(async () => Buffer.from('a::after{content:"ñ";src:url(../media/b.woff2)}'));
  const expected = page(
    `<style data-hoja="${SHEET}">a::after{content:"ñ";src:url(/_next/static/media/b.woff2)}</style>`,
  );
  for (let times = 0; times < 2; times += 1)
    expect((await withStyles(page(LINK), load)).toString()).toBe(expected.toString());
  expect(load).toHaveBeenCalledExactlyOnceWith(SHEET);
});

it("a page without styles is as it was", async () => {
  const load = vi.fn();
  expect(await withStyles(page('<link rel="icon" href="/icon.svg"/>'), load)).toEqual(
    page('<link rel="icon" href="/icon.svg"/>'),
  );
  expect(load).not.toHaveBeenCalled();
});
