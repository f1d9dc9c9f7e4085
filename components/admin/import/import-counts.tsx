import { formatNumber } from "@/lib/format";
import type { ImportCounts } from "@/lib/import/mapper";

const COUNTS = [
  ["new", "Nuevos"],
  ["changed", "Cambian"],
  ["same", "Iguales"],
  ["refused", "Rechazados"],
  ["alike", "Parecidos a otro"],
  ["owned", "Cambian y tienen dueño"],
  ["elsewhere", "De otra alcaldía"],
] as const satisfies readonly (readonly [keyof ImportCounts, string])[];

const ONLY_WHEN_THERE = new Set<keyof ImportCounts>(["alike", "owned", "elsewhere"]);

export function ImportCountsList({ counts }: { counts: ImportCounts }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {COUNTS.filter(([name]) => counts[name] > 0 || !ONLY_WHEN_THERE.has(name)).map(([name, label]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-semibold text-xl tabular-nums">{formatNumber(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
