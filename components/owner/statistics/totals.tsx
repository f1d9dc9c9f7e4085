import { formatNumber } from "@/lib/format";
import type { OwnStatistics } from "@/lib/statistics/model";

export function Totals({ totals: { visits, clicks } }: Pick<OwnStatistics, "totals">) {
  return (
    <dl className="grid grid-cols-2 gap-4">
      {(
        [
          ["Visitas", visits],
          ["Clics", clicks],
        ] as const
      ).map(([label, value]) => (
        <div key={label} className="rounded-card border border-line bg-card px-4 py-3">
          <dt className="text-ink-soft text-sm">{label} desde que está publicada</dt>
          <dd className="font-semibold text-xl">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
