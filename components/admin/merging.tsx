import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import type { FormAction } from "@/lib/forms/form-state";
import { type Moves, movesText } from "@/lib/review/merge";
import { ActionButton } from "./action-button";

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
            <ActionButton
              action={merge}
              fields={{ ...fields, queda: kept.id, este: here.id, otro: there.id }}
              look={{ variant: "outline", size: "sm", className: "text-error" }}
              sending="Uniendo…"
            >
              {button}
              <span className="sr-only"> (se elimina {gone.name})</span>
            </ActionButton>
          </div>
        </details>
      ))}
    </div>
  );
}

export type ComparedLine = readonly [label: string, here: ReactNode, there: ReactNode];

export function SideBySide({ name, lines }: { name: string; lines: readonly ComparedLine[] }) {
  return (
    <table className="w-full table-fixed text-left text-sm">
      <caption className="sr-only">Comparación con {name}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-20 font-normal text-ink-soft">
            <span className="sr-only">Dato</span>
          </th>
          <th scope="col">Este</th>
          <th scope="col">El otro</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line align-top">
        {lines.map(([label, here, there]) => (
          <tr key={label}>
            <th scope="row" className="py-1 font-normal text-ink-soft">
              {label}
            </th>
            <td className="py-1 pr-2 wrap-anywhere">{here || "—"}</td>
            <td className="py-1 wrap-anywhere">{there || "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
