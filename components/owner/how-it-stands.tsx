import { PlanBadge } from "@/components/businesses/plan-badge";
import { Badge } from "@/components/ui/badge";
import type { Approval, OwnBusiness } from "@/lib/owner/model";

const STATES: Readonly<Record<Approval, { label: string; tone: "green" | "amber" | "slate" }>> = {
  approved: { label: "Publicado", tone: "green" },
  pending: { label: "Pendiente", tone: "amber" },
  rejected: { label: "Rechazado", tone: "slate" },
};

const NEEDS_CHANGES = { label: "Necesita cambios", tone: "amber" } as const;

export const EXPLANATIONS: Readonly<Record<Approval, string>> = {
  approved: "Cualquiera puede verlo en el directorio.",
  pending: "Lo estamos revisando. Te avisamos por correo cuando quede publicado.",
  rejected: "No está publicado.",
};

export function HowItStands({ business: { approval, needsChanges, plan } }: { business: OwnBusiness }) {
  const { label, tone } = needsChanges ? NEEDS_CHANGES : STATES[approval];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={tone}>{label}</Badge>
      <PlanBadge plan={plan} place="detail" />
    </div>
  );
}
