import { Link } from "@/components/ui/link";
import type { BackupState } from "@/lib/admin/backup-state";
import type { Statistics as Numbers, Waiting } from "@/lib/admin/waiting";
import { formatNumber, formatPesos } from "@/lib/format";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { KIND_WORDS, QUEUE_KINDS, type QueueKind } from "@/lib/review/queue-model";
import { routes } from "@/lib/routes";
import { toPesos } from "@/lib/text/money";
import { formatRecentMoment } from "@/lib/time/recent-moment";

type Figure = { label: string; value: string; href: string };

function figuresOf(numbers: Numbers, published: number): readonly Figure[] {
  const { publicados } = numbers;
  const count = (label: string, value: number, href: string): Figure => ({ label, value: formatNumber(value), href });
  const money = (label: string, centavos: number): Figure => ({
    label,
    value: formatPesos(toPesos(centavos)),
    href: routes.adminPayments(),
  });
  const queued = (kind: QueueKind) =>
    count(
      KIND_WORDS[kind].figure,
      numbers[`${kind}s`],
      kind === "reporte" ? routes.adminRequests() : routes.adminQueue({ tipo: kind }),
    );
  const [firstKind, ...otherKinds] = QUEUE_KINDS;
  return [
    count("Publicados", published, routes.adminRows({ estado: "aprobado" })),
    ...PLAN_IDS.toReversed().map((plan) =>
      count(PLANS[plan].name, publicados[plan], routes.adminRows({ estado: "aprobado", plan })),
    ),
    queued(firstKind),
    count("Rechazados", numbers.rechazados, routes.adminRows({ estado: "rechazado" })),
    count("Eliminados", numbers.eliminados, routes.adminRows({ estado: "eliminado" })),
    ...otherKinds.map(queued),
    count("Mensajes sin contestar", numbers.mensajes, routes.adminRequests({ ver: "mensajes" })),
    count("Solicitudes ARCO", numbers.arco, routes.adminRequests({ ver: "arco" })),
    count("Facturas por enviar", numbers.facturas, routes.adminInvoices()),
    money("Ingresos de este mes", numbers.ingresos_centavos),
    money("Ingresos del mes pasado", numbers.ingresos_anteriores_centavos),
    count("Búsquedas sin resultados, 7 días", numbers.busquedas_sin_resultados, routes.adminSearches()),
  ];
}

function Backups({ respaldo, simulacro }: BackupState) {
  const moment = (last: typeof respaldo) => (last ? formatRecentMoment(last.at, new Date()) : "nunca");
  return (
    <p className="pb-3 text-ink-soft text-sm">
      Último respaldo: {moment(respaldo)}. Último simulacro de restauración: {moment(simulacro)}
      {simulacro?.bien === false && ", y falló"}.
    </p>
  );
}

export function Statistics({ numbers }: { numbers: Numbers }) {
  const published = PLAN_IDS.reduce((sum, plan) => sum + numbers.publicados[plan], 0);
  return (
    <section
      aria-label="Números"
      className="flex flex-col justify-between rounded-card border border-line bg-card px-4 pt-3 lg:min-h-40"
    >
      <p className="flex flex-wrap gap-x-4 text-sm lg:grid">
        <span>
          <strong className="text-lg tabular-nums">{formatNumber(published)}</strong>{" "}
          {published === 1 ? "publicado" : "publicados"}
        </span>
        <span>
          <strong className="text-lg tabular-nums">{formatPesos(toPesos(numbers.ingresos_centavos))}</strong> este mes
        </span>
      </p>
      <details>
        <summary className="text-link flex min-h-11 cursor-pointer items-center text-sm">Todos los números</summary>
        <ul className="divide-y divide-line border-line border-t pb-2 text-sm">
          {figuresOf(numbers, published).map(({ label, value, href }) => (
            <li key={label}>
              <Link href={href} className="flex min-h-11 items-center justify-between gap-4 hover:bg-sand">
                {label}
                <strong className="tabular-nums">{value}</strong>
              </Link>
            </li>
          ))}
        </ul>
        {numbers.respaldos && <Backups {...numbers.respaldos} />}
      </details>
    </section>
  );
}

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
