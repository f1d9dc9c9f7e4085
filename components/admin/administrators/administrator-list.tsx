import type { Administrator } from "@/lib/admin/administrators";
import { toLocalDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { RemoveAdministrator } from "./remove-administrator";

type AdministratorListProps = {
  administrators: readonly Administrator[];
  ownId: string;
  /** Id of the one whose removal is asked about, in a browser without scripts. */
  asked: string;
  remove: FormAction;
};

export function AdministratorList({ administrators, ownId, asked, remove }: AdministratorListProps) {
  const isAlone = !administrators.some(({ id, canEnter }) => id !== ownId && canEnter);
  return (
    <ul className="grid gap-3">
      {administrators.map((administrator) => {
        const { id, email, since, madeBy, canEnter } = administrator;
        const isOwn = id === ownId;
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-5"
          >
            <div className="min-w-0">
              <h2 className="wrap-anywhere text-lg">
                {email}
                {isOwn && <span className="font-normal text-ink-soft text-sm"> (tú)</span>}
              </h2>
              <p className="wrap-anywhere text-ink-soft text-sm">
                Desde el {formatLongDate(toLocalDate(since))}
                {madeBy ? `, por ${madeBy}` : ", por la configuración del sitio"}
              </p>
              {!canEnter && <p className="text-closing text-sm">No puede entrar: su correo no está confirmado.</p>}
            </div>
            {isOwn && isAlone ? (
              <p className="text-ink-soft text-sm">Eres el único: agrega a alguien antes de quitarte.</p>
            ) : (
              <RemoveAdministrator administrator={administrator} isOwn={isOwn} isAsked={asked === id} remove={remove} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
