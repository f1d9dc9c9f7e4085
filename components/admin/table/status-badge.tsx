import { Badge } from "@/components/ui/badge";
import type { ReviewState } from "@/lib/review/decision";

const STATUS = {
  aprobado: { label: "Aprobado", tone: "green" },
  pendiente: { label: "Pendiente", tone: "amber" },
  rechazado: { label: "Rechazado", tone: "slate" },
} as const;

export function StatusBadge({ state: { status, isDeleted, isFeatured } }: { state: ReviewState }) {
  const { label, tone } = STATUS[status];
  return (
    <span className="flex flex-wrap gap-1">
      {isDeleted ? <Badge tone="outline">Eliminado</Badge> : <Badge tone={tone}>{label}</Badge>}
      {isFeatured && <Badge>Destacado</Badge>}
    </span>
  );
}
