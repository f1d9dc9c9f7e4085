import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { OwnClaim } from "@/lib/claims/model";
import { toLocalDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import { REVIEW_TIME } from "@/lib/messages";
import { routes } from "@/lib/routes";

type OwnClaimCardProps = { claim: OwnClaim; email: string; isLinked?: boolean };

export function OwnClaimCard({ claim, email, isLinked = false }: OwnClaimCardProps) {
  return (
    <Card className="p-5 sm:p-6">
      <Badge tone="amber">Solicitud en revisión</Badge>
      <h2 className="mt-3 break-words text-xl">{claim.business}</h2>
      <p className="mt-1 text-ink-soft">
        La enviaste el {formatLongDate(toLocalDate(claim.sentAt))}. Una persona la revisa, {REVIEW_TIME}, y te
        escribimos a <span className="wrap-anywhere">{email}</span>.
      </p>
      {isLinked && (
        <p className="mt-3">
          <Link href={routes.claim(claim.slug)} className="text-link">
            Ver mi solicitud<span className="sr-only"> de {claim.business}</span>
          </Link>
        </p>
      )}
    </Card>
  );
}
