import { buttonVariants } from "@/components/ui/button";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import { type Moves, movesText } from "@/lib/review/merge";

type Listing = Moves & { id: string; name: string };
type MergeButtonsProps = {
  here: Listing;
  there: Listing;
  merge: FormAction;
  fields: Readonly<Record<string, string>>;
};

export function MergeButtons({ here, there, merge, fields }: MergeButtonsProps) {
  const choices = [
    {
      ...{ kept: here, gone: there, label: "Se queda este…", button: "Unir: se queda este" },
      sentence: `Se elimina el otro, «${there.name}», y su dirección lleva a este.`,
    },
    {
      ...{ kept: there, gone: here, label: "Se queda el otro…", button: "Unir: se queda el otro" },
      sentence: `Se elimina este, «${here.name}», y su dirección lleva al otro.`,
    },
  ];
  return (
    <div className="my-3 flex flex-wrap items-start gap-3">
      {choices.map(({ kept, gone, label, button, sentence }) => (
        <details key={kept.id} name="unir" className="open:w-full">
          <summary className={buttonVariants({ variant: "outline", size: "sm" })}>{label}</summary>
          <div className="mt-3 grid gap-3 rounded-field border border-error p-4">
            <p>
              <strong>{sentence}</strong> {movesText(gone)}
            </p>
            <p className="text-ink-soft text-sm">
              Su dueño también, si la página que se queda no tiene. Fotos, textos y promociones no se pasan.
            </p>
            <ActionForm
              action={merge}
              lost={ACTION_MESSAGES.failed}
              fields={{ ...fields, queda: kept.id, este: here.id, otro: there.id }}
            >
              <SubmitButton look={{ variant: "outline", size: "sm", className: "text-error" }} sending="Uniendo…">
                {button}
                <span className="sr-only"> (se elimina {gone.name})</span>
              </SubmitButton>
            </ActionForm>
          </div>
        </details>
      ))}
    </div>
  );
}
