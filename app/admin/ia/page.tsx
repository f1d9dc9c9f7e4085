import type { Metadata } from "next";
import { AdminPage } from "@/components/admin/admin-page";
import { AiCharts, FiguresTable } from "@/components/admin/ai/ai-figures";
import { AiState } from "@/components/admin/ai/ai-state";
import { Link } from "@/components/ui/link";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { KIND_LABELS, problemLabel } from "@/lib/ai/report-messages";
import { getAiReport } from "@/lib/ai/server/administration";
import { env } from "@/lib/env";
import { formatDayOfYear, formatNumber } from "@/lib/format";
import { routes } from "@/lib/routes";
import { turn } from "./actions";

export const metadata: Metadata = { title: "IA y costo" };

export default async function AiPage({ searchParams }: PageProps<"/admin/ia">) {
  const { id } = await requireAdmin(routes.adminAi());
  const { aviso } = await searchParams;
  const report = await getAiReport(id);
  const { vendor, hasDrafts, dailyBudgetMxn } = env().ai;
  return (
    <AdminPage title="IA y costo" aviso={aviso} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AiState
        report={report}
        budget={dailyBudgetMxn}
        models={
          vendor && {
            Textos: vendor.textModel,
            Imágenes: vendor.imageModel,
            "Revisión de contenidos": vendor.moderates ? vendor.moderationModel : "apagada",
          }
        }
        hasDrafts={hasDrafts}
        turn={turn}
      />
      <AiCharts report={report} />
      <FiguresTable
        title="Por tipo"
        empty="Nada en estos 30 días."
        rows={report.kinds.map(({ kind, ...figures }) => ({ key: kind, name: KIND_LABELS[kind], figures }))}
      />
      <FiguresTable
        title="Por negocio: los 20 que más costaron"
        empty="Ningún negocio la ha usado en estos 30 días."
        rows={report.businesses.map(({ id: business, name, ...figures }) => ({
          key: business ?? "",
          name:
            business && name ? (
              <Link href={routes.adminBusiness(business)} className="text-link">
                {name}
              </Link>
            ) : (
              "Sin negocio, o ya no está"
            ),
          figures,
        }))}
      />
      <Problems problems={report.problems} />
      <FiguresTable
        title="Por día"
        empty=""
        isFolded
        rows={report.days
          .toReversed()
          .map(({ day, ...figures }) => ({ key: day, name: formatDayOfYear(day), figures }))}
      />
    </AdminPage>
  );
}

function Problems({ problems }: { problems: readonly { problem: string; calls: number }[] }) {
  return (
    <section aria-labelledby="fallas" className="rounded-card border border-line bg-card p-4">
      <h2 id="fallas" className="text-lg">
        Llamadas que fallaron
      </h2>
      {problems.length === 0 && <p className="mt-2 text-ink-soft text-sm">Ninguna en estos 30 días.</p>}
      <ul className="mt-2 divide-y divide-line">
        {problems.map(({ problem, calls }) => (
          <li key={problem} className="flex justify-between gap-4 py-2">
            <span>{problemLabel(problem)}</span>
            <span className="text-ink-soft tabular-nums">{formatNumber(calls)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
