import type { EditDifference } from "@/lib/businesses/edit-difference";

export function ConflictNote({ differences }: { differences: readonly EditDifference[] }) {
  return (
    <div className="mt-2 text-ink">
      <h2 className="font-semibold text-sm">Qué cambió</h2>
      <dl className="mt-1 grid gap-2">
        {differences.map(({ label, theirs, yours }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">Ahora dice: {theirs}</dd>
            <dd className="whitespace-pre-line wrap-anywhere">
              {yours === null ? "No lo habías tocado: se queda así." : `Tú escribiste, y se guardará: ${yours}`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
