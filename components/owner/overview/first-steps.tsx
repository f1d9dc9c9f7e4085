import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { Business } from "@/lib/businesses/model";
import type { FormAction } from "@/lib/forms/form-state";
import { firstSteps } from "@/lib/owner/first-steps";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { routes } from "@/lib/routes";

type FirstStepsProps = { business: Business; skip: FormAction };

export function FirstSteps({ business, skip }: FirstStepsProps) {
  return (
    <section aria-labelledby="primeros-pasos" className="rounded-card bg-sand p-5">
      <h2 id="primeros-pasos" className="text-lg">
        Tres pasos, un minuto cada uno
      </h2>
      <ol className="mt-3 grid gap-2">
        {firstSteps(business).map(({ section, label, isDone }, index) => (
          <li key={section}>
            <Link
              href={routes.panelSection(section, business.id)}
              className="flex min-h-12 items-center gap-3 rounded-field bg-card px-4 py-2 font-semibold hover:bg-paper"
            >
              {isDone ? <Icon name="check" className="size-5 shrink-0 text-open" /> : <span>{index + 1}.</span>}
              {label}
              {isDone && <span className="sr-only"> (listo)</span>}
            </Link>
          </li>
        ))}
      </ol>
      <ActionForm
        action={skip}
        lost={ACTION_MESSAGES.failed}
        fields={{ [BUSINESS_ID_FIELD]: business.id }}
        className="-ml-4 mt-2"
      >
        <SubmitButton look={{ variant: "link", size: "sm" }} sending="Un momento…">
          Ahora no
        </SubmitButton>
      </ActionForm>
    </section>
  );
}
