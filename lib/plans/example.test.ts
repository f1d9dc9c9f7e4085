import { expect, it } from "vitest";
import { exampleParts } from "./example";
import { PLAN_IDS, PLANS } from "./plans";

const titles = (plan: (typeof PLAN_IDS)[number]) =>
  exampleParts(plan).flatMap((part) => (part.kind === "buttons" ? part.labels : [part.title]));

it("shows each plan's page as the plan table has it", () => {
  for (const id of PLAN_IDS) {
    const { gates, limits } = PLANS[id];
    const shown = titles(id);
    expect(shown.includes("WhatsApp"), id).toBe(gates.whatsapp);
    expect(shown.includes("Cómo llegar"), id).toBe(gates.routeLinks);
    expect(shown.includes("Servicios"), id).toBe(gates.services);
    expect(shown.includes("Menú"), id).toBe(gates.menu);
    expect(shown.includes("Video"), id).toBe(gates.video);
    expect(shown.includes("Promociones"), id).toBe(gates.promotions);
    const pictures = exampleParts(id).find((part) => part.kind === "pictures");
    expect(pictures?.count ?? 0, id).toBe(limits.galleryGrid);
    const description = exampleParts(id).find((part) => part.kind === "text" && part.title === "Descripción");
    expect(description?.kind === "text" && description.text.length <= limits.descriptionCharacters, id).toBe(true);
  }
});

it("shows more with each plan", () => {
  const [free = 0, pro = 0, premium = 0] = PLAN_IDS.map((id) => titles(id).length);
  expect(free < pro && pro < premium).toBe(true);
});
