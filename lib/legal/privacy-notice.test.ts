import { expect, it } from "vitest";
import { privacyText } from "./privacy-notice";

const TOOLS = "pide un texto, una imagen o leer la foto de su menú";
const MODERATION = "revisión de contenidos por inteligencia artificial";

it.each([
  ["without models", null, { has: [], lacks: ["inteligencia artificial (", MODERATION] }],
  ["with tools alone", { vendor: "OpenAI", moderates: false }, { has: [TOOLS, "(OpenAI)"], lacks: [MODERATION] }],
  [
    "with moderation by a model of one's own",
    { vendor: "modelos.example.org", moderates: true },
    { has: [TOOLS, MODERATION, "(modelos.example.org)", "también el Gratis"], lacks: ["OpenAI"] },
  ],
] as const)("%s the notice says what models receive, and no more", (_, models, { has, lacks }) => {
  const words = privacyText({ name: null, address: null, email: "ana@example.com", models });
  for (const each of has) expect(words).toContain(each);
  for (const each of lacks) expect(words).not.toContain(each);
});
