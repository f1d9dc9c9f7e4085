import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Link } from "@/components/ui/link";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { ClaimDecision, OpenClaim } from "@/lib/claims/model";
import type { FormAction } from "@/lib/forms/form-state";
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
            {claim.hasPapers && <Papers claim={claim} />}
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

/** The photo that came with the claim, whole behind a tap. */
function Papers({ claim: { id, business } }: { claim: OpenClaim }) {
  return (
    <a href={routes.claimPapers(id)} target="_blank" rel="noopener" className="mt-3 inline-block">
      <img
        src={routes.claimPapers(id)}
        alt={`Comprobante de ${business} (abre otra pestaña)`}
        loading="lazy"
        className="max-h-64 max-w-full rounded-field border border-line"
      />
    </a>
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
