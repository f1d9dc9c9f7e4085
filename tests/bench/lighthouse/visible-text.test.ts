import { expect, it } from "vitest";
import { visibleText } from "./visible-text";

it("is what a reader sees, a block to each entry", () => {
  const html = `<html><head><title>No</title></head><body class="a"><h1>Tacos <b>El &amp; Güero</b></h1><!-- no -->
    <script>no()</script><ul><li><a href="/a">Uno</a></li><li>Dos<svg><title>no</title></svg></li></ul></body></html>`;
  expect(visibleText(html)).toEqual(["Tacos El & Güero", "Uno", "Dos"]);
});
