import { expect, it } from "vitest";
import { escapeMarkup } from "./escape-markup";

it("leaves nothing that could end a text or an attribute, and escapes once", () => {
  expect(escapeMarkup(`<b title="a" lang='b'>&amp;</b>`)).toBe(
    "&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;&amp;amp;&lt;/b&gt;",
  );
});
