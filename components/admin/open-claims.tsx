import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import type { ClaimDecision, OpenClaim } from "@/lib/registration/model";
import { routes } from "@/lib/routes";

type OpenClaimsProps = { claims: readonly OpenClaim[]; decide: FormAction };

/** "Es mi negocio": who asks for which listing, and the two answers. */
export function OpenClaims({ claims, decide }: OpenClaimsProps) {
  return (
    <section aria-labelledby="solicitudes" className="mt-8">
      <h2 id="solicitudes" className="text-xl">
        Solicitudes de negocios
      </h2>
      {claims.length === 0 && <p className="mt-2 text-ink-soft">No hay ninguna por decidir.</p>}
      <ul className="mt-4 grid gap-4">
        {claims.map((claim) => (
          <li key={claim.id} className="rounded-card border border-line bg-white p-5">
            <h3 className="break-words text-lg">
              <Link href={routes.business(claim.slug)} className="text-link">
                {claim.business}
              </Link>
            </h3>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{claim.note}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <Decision label="Conceder" decision="conceder" claim={claim} decide={decide} />
              <Decision label="Rechazar" decision="rechazar" claim={claim} decide={decide} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type DecisionProps = { label: string; decision: ClaimDecision; claim: OpenClaim; decide: FormAction };

function Decision({ label, decision, claim, decide }: DecisionProps) {
  return (
    <ActionForm action={decide} lost={ACTION_MESSAGES.failed} fields={{ reclamo: claim.id, decision }}>
      <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Guardando…">
        {label}
        <span className="sr-only">: {claim.business}</span>
      </SubmitButton>
    </ActionForm>
  );
}
