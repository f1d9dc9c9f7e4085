"use client";

import { buttonVariants } from "@/components/ui/button";
import { DELETION_MEANS, named } from "@/lib/review/decision";
import { type TableView, tableQuery } from "@/lib/review/table-view";
import { routes } from "@/lib/routes";
import { HiddenFields } from "../hidden-fields";
import { useDecisionDesk } from "./decision-desk";

const REMOVAL_MEANS =
  "Se borra ahora, con su página y sus fotos. No se puede deshacer. Sus pagos quedan en los registros.";

type ConfirmationProps = {
  kind: "eliminar" | "borrar";
  businesses: readonly { id: string; name: string }[];
  /** "borrar"; it always leads on. */
  remove: (form: FormData) => Promise<unknown>;
  view: TableView;
};

export function Confirmation({ kind, businesses, remove, view }: ConfirmationProps) {
  const desk = useDecisionDesk();
  const what = named(businesses.length, businesses[0]?.name ?? "");
  const title = kind === "borrar" ? `Eliminar para siempre ${what}` : `Eliminar ${what}`;
  return (
    <section aria-labelledby="confirmacion" className="rounded-card border-2 border-error bg-card p-5">
      <h2 id="confirmacion" className="wrap-anywhere text-xl">
        ¿{title}?
      </h2>
      <p className="mt-2">{kind === "borrar" ? REMOVAL_MEANS : DELETION_MEANS}</p>
      <form
        action={kind === "borrar" ? (remove as (form: FormData) => Promise<void>) : desk.native}
        className="mt-4 flex flex-wrap items-center gap-3"
      >
        {businesses.map(({ id }) => (
          <input key={id} type="hidden" name="negocio" value={id} />
        ))}
        <HiddenFields of={{ vista: desk.vista, decision: "eliminar", confirmado: "1" }} />
        <a href={routes.adminTable(tableQuery(view))} className={buttonVariants({ variant: "outline" })}>
          Cancelar
        </a>
        <button type="submit" className={buttonVariants({ variant: "outline", className: "text-error" })}>
          {title}
        </button>
      </form>
    </section>
  );
}
