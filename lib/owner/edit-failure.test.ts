import { expect, it } from "vitest";
import { editFailure } from "./edit-failure";

it.each<[Parameters<typeof editFailure>[0], string, string[]]>([
  [{ code: "refused", column: "menu" }, "Error al guardar. Revisa «Menú».", ["menu"]],
  [{ code: "refused", column: "seo_keywords" }, "Error al guardar. Revisa «Palabras clave».", ["palabras_clave"]],
  [{ code: "refused", column: "video_embed_url" }, "Error al guardar. Revisa «Video de YouTube».", ["video"]],
  [{ code: "refused", column: "no_es" }, "Error al guardar. No pudimos guardarlo así", []],
  [{ code: "refused" }, "Error al guardar. No pudimos guardarlo así", []],
  [{ code: "abovePlan", column: "menu" }, "Error al guardar. Tu plan actual no incluye este cambio.", []],
  [{ code: "longDescription", column: "500" }, "Error al guardar. La descripción es más larga", []],
  [{ code: "stale" }, "Error al guardar. Alguien más lo estaba cambiando", []],
])("of %j an owner reads why, and where", (refused, words, fields) => {
  const { message, errors } = editFailure(refused);
  expect([message.startsWith(words), Object.keys(errors)]).toEqual([true, fields]);
});
