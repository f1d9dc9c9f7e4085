import { formatPesos } from "@/lib/format";

export function Price({ pesos }: { pesos: number }) {
  return (
    <p className="mt-4">
      <strong className="text-2xl tracking-tight">{formatPesos(pesos)}</strong>{" "}
      <span className="text-ink-soft">MXN en total, por un mes</span>
    </p>
  );
}
