import type { CheckedFact } from "@/lib/reports/model";
import { routes } from "@/lib/routes";

type FactCheckProps = { slug: string; fact: CheckedFact };

const NAMES: Readonly<Record<CheckedFact, string>> = { telefono: "el teléfono", horario: "el horario" };

/** «¿Sigue siendo así?»: one tap tells the administrator; a form without JavaScript. */
export const FactCheck = ({ slug, fact }: FactCheckProps) => (
  <form
    method="post"
    action={routes.confirmations()}
    data-script="fact-check"
    className="flex min-h-11 flex-wrap items-center gap-x-3"
  >
    <input type="hidden" name="negocio" value={slug} />
    <input type="hidden" name="dato" value={fact} />
    <span role="status" />
    <span data-respuestas="" className="flex flex-wrap items-center gap-x-3">
      ¿Sigue siendo así?
      {(["si", "no"] as const).map((value) => (
        <button
          key={value}
          type="submit"
          name="respuesta"
          value={value}
          className="text-link min-h-11 min-w-11 cursor-pointer px-2"
        >
          {value === "si" ? "Sí" : "No"}
          <span className="sr-only">{`, ${NAMES[fact]}`}</span>
        </button>
      ))}
    </span>
  </form>
);
