import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { type RequestList, routes } from "@/lib/routes";

const NONE_OPEN: Readonly<Record<RequestList, string>> = {
  reportes:
    "No hay reportes por atender. Aquí llega lo que los visitantes mandan con «Reportar un problema» y los «No» de «¿Sigue siendo así?».",
  mensajes: "No hay mensajes por contestar. Aquí llega lo que escriben en la página de soporte.",
  arco: "No hay solicitudes por atender. Aquí llegan las de derechos ARCO, con los días hábiles que quedan para contestarlas.",
};

const NONE_CLOSED = {
  mensajes: "Aún no se ha atendido ninguno.",
  arco: "Aún no se ha cerrado ninguna. Cada una se guarda cinco años, como constancia.",
};

type RequestItemsProps = {
  ver: RequestList;
  isOpen: boolean;
  /** Of one business alone: its way on leads to all. */
  isOfOne: boolean;
  next: string | null;
  children: readonly ReactNode[];
};

export function RequestItems({ ver, isOpen, isOfOne, next, children }: RequestItemsProps) {
  const href = isOfOne
    ? routes.adminRequests({ ver })
    : next && routes.adminRequests({ ver, cerrados: !isOpen, desde: next });
  const none = isOpen || ver === "reportes" ? NONE_OPEN[ver] : NONE_CLOSED[ver];
  return (
    <>
      {children.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-5 text-ink-soft">
          {isOfOne ? "Este negocio no tiene reportes por atender." : none}
        </p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</ul>
      )}
      {href && (
        <p>
          <Link href={href} className="text-link inline-flex min-h-11 items-center">
            {isOfOne ? "Ver todos los reportes" : "Siguientes"}
          </Link>
        </p>
      )}
    </>
  );
}

export function Sender({ name, email, moment }: { name: string; email: string; moment: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 className="text-base wrap-anywhere">{name}</h2>
      <span className="text-sm wrap-anywhere">{email}</span>
      <span className="text-ink-soft text-sm">{moment}</span>
    </div>
  );
}
