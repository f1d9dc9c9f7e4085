import { z } from "zod";
import type { MenuSectionText, ReadDish } from "@/lib/ai/menu-text";

export type EditedDish = ReadDish & { id: number };
export type EditedSection = { id: number; title: string; dishes: readonly EditedDish[] };
export type Corrections = readonly EditedSection[];

let lastId = 0;
const newId = (): number => {
  lastId += 1;
  return lastId;
};

const toEdited = ({ title, dishes }: MenuSectionText): EditedSection => ({
  id: newId(),
  title,
  dishes: dishes.map((dish) => ({ ...dish, id: newId() })),
});

export const withSections = (before: Corrections, read: readonly MenuSectionText[]): Corrections => [
  ...before,
  ...read.map(toEdited),
];

const changeDishes = (
  sections: Corrections,
  change: (dishes: readonly EditedDish[], section: EditedSection) => readonly EditedDish[],
): Corrections => sections.map((section) => ({ ...section, dishes: change(section.dishes, section) }));

export const withDishChanged = (
  sections: Corrections,
  id: number,
  typed: Partial<Pick<ReadDish, "name" | "price">>,
): Corrections =>
  changeDishes(sections, (dishes) =>
    dishes.map((dish) => (dish.id === id ? { ...dish, ...typed, isUncertain: false } : dish)),
  );

export const withoutDish = (sections: Corrections, id: number): Corrections =>
  changeDishes(sections, (dishes) => dishes.filter((dish) => dish.id !== id));

export function withDishBack(sections: Corrections, before: Corrections, id: number): Corrections {
  const home = before.find(({ dishes }) => dishes.some((dish) => dish.id === id));
  const at = home?.dishes.findIndex((dish) => dish.id === id) ?? -1;
  const dish = home?.dishes[at];
  if (!home || !dish) return sections;
  return changeDishes(sections, (dishes, section) => (section.id === home.id ? dishes.toSpliced(at, 0, dish) : dishes));
}

export function withNewDish(sections: Corrections, section: number): { sections: Corrections; id: number } {
  const dish = { id: newId(), name: "", price: "", isUncertain: false };
  return {
    sections: changeDishes(sections, (dishes, { id }) => (id === section ? [...dishes, dish] : dishes)),
    id: dish.id,
  };
}

/** @param to the id of a section, or null for a new one. */
export function withDishMoved(sections: Corrections, id: number, to: number | null): Corrections {
  const moved = sections.flatMap(({ dishes }) => dishes).find((dish) => dish.id === id);
  if (!moved) return sections;
  const rest = withoutDish(sections, id);
  if (to === null) return [...rest, { id: newId(), title: "", dishes: [moved] }];
  return changeDishes(rest, (dishes, section) => (section.id === to ? [...dishes, moved] : dishes));
}

export const withTitle = (sections: Corrections, id: number, title: string): Corrections =>
  sections.map((section) => (section.id === id ? { ...section, title } : section));

export function nextUncertain(sections: Corrections, after: number | null): number | null {
  const ids = sections.flatMap(({ dishes }) => dishes);
  const from = ids.findIndex(({ id }) => id === after) + 1;
  return [...ids.slice(from), ...ids.slice(0, from)].find(({ isUncertain }) => isUncertain)?.id ?? null;
}

const dishSchema = z.object({ name: z.string(), price: z.string(), isUncertain: z.boolean() });
const keptSchema = z.array(z.object({ title: z.string(), dishes: z.array(dishSchema) }));

export function readKept(text: string): Corrections {
  try {
    return keptSchema.parse(JSON.parse(text)).map(toEdited);
  } catch {
    return [];
  }
}

/** "" when there is nothing to keep. */
export const keepText = (sections: Corrections): string =>
  // Without the ids, which are this page's.
  sections.length === 0 ? "" : JSON.stringify(keptSchema.parse(sections));
