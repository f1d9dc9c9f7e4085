import { fold } from "@/lib/text/fold";

/** Words of a shingle. */
const WORDS = 5;

function shinglesOf(text: string): string[] {
  const words = fold(text).match(/[a-z0-9]+/g) ?? [];
  const last = Math.max(words.length - WORDS, 0);
  return [...new Set(Array.from({ length: last + 1 }, (_, index) => words.slice(index, index + WORDS).join(" ")))];
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / (a.size + b.size - shared);
}

/**
 * The places of the texts that have more than `limit` of their shingles (five words, one after the other) in common with
 * another text: shared ones of all that either has (Jaccard).
 */
export function nearDuplicates(texts: readonly string[], limit: number): number[] {
  const shingles = texts.map(shinglesOf);
  const frequency = new Map<string, number>();
  for (const shingle of shingles.flat()) frequency.set(shingle, (frequency.get(shingle) ?? 0) + 1);
  const sets = shingles.map((each) => new Set(each));
  const alike = new Set<number>();
  const holders = new Map<string, number[]>();
  for (const [place, each] of shingles.entries()) {
    // Two texts that have so much in common share one of the rarest few of either: those alone are looked up.
    const rarest = each.toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1));
    const telling = rarest.slice(0, Math.floor((1 - limit) * each.length) + 1);
    for (const other of new Set(telling.flatMap((shingle) => holders.get(shingle) ?? []))) {
      const [mine, theirs] = [sets[place], sets[other]];
      if (mine && theirs && likeness(mine, theirs) > limit) alike.add(place).add(other);
    }
    for (const shingle of telling) holders.set(shingle, [...(holders.get(shingle) ?? []), place]);
  }
  return [...alike].toSorted((a, b) => a - b);
}
