import { BRAND } from "@/lib/brand";

type Named = { name: string };

const { compare } = new Intl.Collator(BRAND.locale, { numeric: true });

/** The letter under which a name stands; "Á" is under "A", and whatever begins with no letter under "#". */
function initialOf(name: string): string {
  const letter = name.normalize("NFD").charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : "#";
}

export function groupByInitial<Item extends Named>(items: readonly Item[]): { initial: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items.toSorted((a, b) => compare(a.name, b.name))) {
    const initial = initialOf(item.name);
    groups.set(initial, [...(groups.get(initial) ?? []), item]);
  }
  return [...groups].map(([initial, items]) => ({ initial, items })).toSorted((a, b) => compare(a.initial, b.initial));
}
