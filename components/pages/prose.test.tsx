import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Inline, Prose, sectionsOf } from "./prose";

it("a text becomes sections, paragraphs and lists", () => {
  const [first, second] = sectionsOf("\n## Uno {#uno}\nAntes:\n- a;\n- **b**.\nDespués.\n\n## ¿Dos?\nSí.\n");
  expect(second).toEqual({ title: "¿Dos?", id: "", text: "Sí." });
  expect(first).toMatchObject({ title: "Uno", id: "uno" });
  expect(renderToStaticMarkup(<Prose text={first?.text ?? ""} />)).toBe(
    "<p>Antes:</p><ul><li>a;</li><li><strong>b</strong>.</li></ul><p>Después.</p>",
  );
});

it("a link of the site is followed within it, a mail is not", () => {
  const text = "Ve a [soporte](/soporte#a) o <a@b.mx> [a@b.mx](mailto:a@b.mx), `ETag`.";
  expect(renderToStaticMarkup(<Inline text={text} linkClassName="text-link" codeClassName="code" />)).toBe(
    'Ve a <a data-link="push" href="/soporte#a" class="text-link">soporte</a> o &lt;a@b.mx&gt; ' +
      '<a href="mailto:a@b.mx" class="text-link">a@b.mx</a>, <code class="code">ETag</code>.',
  );
});
