import { describe, expect, it } from "vitest";
import { isWellFormedSlug, slugify } from "./slugify";

describe("slugify", () => {
  it.each([
    ["Taquería La Güera", "taqueria-la-guera"],
    ["  El Ñandú & Compañía, S.A. de C.V. ", "el-nandu-compania-s-a-de-c-v"],
    ["Domino's Pizza", "domino-s-pizza"],
    ["A/B_C.D", "a-b-c-d"],
    ["1º de Mayo", "1o-de-mayo"],
    ["ＦＵＬＬ ｗｉｄｔｈ", "full-width"],
    ["Tacos 🌮 Don Pepe", "tacos-don-pepe"],
    ["---", ""],
    ["寿司", ""],
    ["", ""],
    ["<script>alert(1)</script>", "script-alert-1-script"],
    ["../../etc/passwd", "etc-passwd"],
  ])("writes %j as %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("cuts at 80 characters and leaves no hyphen at the end", () => {
    expect(slugify("x".repeat(200))).toHaveLength(80);
    expect(slugify(`${"x".repeat(79)} y`)).toBe("x".repeat(79));
  });
});

describe("isWellFormedSlug", () => {
  it.each(["a", "0", "tacos-1", "x".repeat(80)])("accepts %j", (slug) => {
    expect(isWellFormedSlug(slug)).toBe(true);
  });

  it.each(["", "-a", "a-", "a--b", "A", "ñ", "a b", "a/b", "a\n", "a'; drop table", "x".repeat(81)])(
    "refuses %j",
    (slug) => {
      expect(isWellFormedSlug(slug)).toBe(false);
    },
  );
});
