import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";

type Listing = { id: string; name: string };
type MergeButtonsProps = {
  here: Listing;
  there: Listing;
  merge: FormAction;
  /** What the action needs to go on. */
  fields: Readonly<Record<string, string>>;
};

/** "Unir": what comes of it, and which of two listings is kept. */
export function MergeButtons({ here, there, merge, fields }: MergeButtonsProps) {
  const choices = [
    { kept: here, gone: there, label: "Unir: se queda este" },
    { kept: there, gone: here, label: "Unir: se queda el otro" },
  ];
  return (
    <div className="my-3 grid gap-3">
      <p className="text-sm">
        Al unir se queda una página. La otra se elimina y su dirección lleva a la que se queda, con sus visitas y, si la
        que se queda no tiene dueño, con su dueño. Fotos, textos y promociones de la otra no se pasan. No se puede
        deshacer.
      </p>
      <div className="flex flex-wrap gap-3">
        {choices.map(({ kept, gone, label }) => (
          <ActionForm
            key={kept.id}
            action={merge}
            lost={ACTION_MESSAGES.failed}
            fields={{ ...fields, queda: kept.id, este: here.id, otro: there.id }}
          >
            <SubmitButton look={{ variant: "outline", size: "sm", className: "text-error!" }} sending="Uniendo…">
              {label}
              <span className="sr-only"> (se elimina {gone.name})</span>
            </SubmitButton>
          </ActionForm>
        ))}
      </div>
    </div>
  );
}
