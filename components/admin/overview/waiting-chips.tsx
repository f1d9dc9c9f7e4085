import { Link } from "@/components/ui/link";
import type { Waiting } from "@/lib/admin/waiting";
import { formatNumber } from "@/lib/format";
import { KIND_WORDS, QUEUE_KINDS } from "@/lib/review/queue-model";
import { routes } from "@/lib/routes";

const KINDS: readonly (readonly [kind: keyof Waiting, label: string, href: string])[] = [
  ...QUEUE_KINDS.map((kind) => [`${kind}s`, KIND_WORDS[kind].many, routes.adminQueue({ tipo: kind })] as const),
  ["mensajes", "Mensajes", routes.adminRequests({ ver: "mensajes" })],
  ["arco", "ARCO", routes.adminRequests({ ver: "arco" })],
  ["facturas", "Facturas", routes.adminInvoices()],
];

export function WaitingChips({ waiting }: { waiting: Waiting }) {
  const some = KINDS.filter(([kind]) => waiting[kind] > 0);
  return (
    <section aria-label="Por atender">
      {some.length === 0 ? (
        <p className="flex min-h-11 items-center font-semibold text-open">Todo al día</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {some.map(([kind, label, href]) => (
            <li key={kind}>
              <Link href={href} className="link-chip">
                {label} <span>{formatNumber(waiting[kind])}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
