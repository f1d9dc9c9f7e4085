import { z } from "zod";
import { AdminPage } from "@/components/admin/admin-page";
import { QuickCards } from "@/components/admin/overview/quick-cards";
import { Statistics, WaitingChips } from "@/components/admin/overview/statistics";
import { WeeksChart } from "@/components/admin/overview/weeks-chart";
import { BusinessTable } from "@/components/admin/table/business-table";
import { Confirmation } from "@/components/admin/table/confirmation";
import { DecisionDesk } from "@/components/admin/table/decision-desk";
import { TableFilters } from "@/components/admin/table/table-filters";
import { TablePages } from "@/components/admin/table/table-pages";
import { UndoForm } from "@/components/admin/undo-form";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { getStatistics } from "@/lib/admin/server/statistics";
import { doneText, named } from "@/lib/review/decision";
import { readDecision } from "@/lib/review/server/decisions";
import { listCards, listNames, listTablePage } from "@/lib/review/server/table-queries";
import { readTableView, tableQuery } from "@/lib/review/table-view";
import { routes } from "@/lib/routes";
import { decide, removeForGood, undo } from "./actions";

const uuid = z.uuid();
const isId = (value: unknown): value is string => uuid.safeParse(value).success;

export default async function OverviewPage({ searchParams }: PageProps<"/admin">) {
  const query = await searchParams;
  const view = readTableView(query);
  const address = routes.adminTable(tableQuery(view));
  const viewer = await requireAdmin(address);
  const vista = address.split("?")[1] ?? "";
  const question = query.confirmar === "eliminar" || query.confirmar === "borrar" ? query.confirmar : null;
  const asked = question
    ? [query.negocio]
        .flat()
        .filter(isId)
        .slice(0, question === "borrar" ? 1 : undefined)
    : [];
  const [numbers, page, cards, names, open] = await Promise.all([
    getStatistics(viewer.id),
    listTablePage(viewer.id, view),
    listCards(viewer.id, view.cardTerm),
    listNames(asked),
    isId(query.hecho) ? readDecision(viewer.id, query.hecho) : null,
  ]);
  const made = open && {
    ...open,
    text: `${doneText(open.decision, open.count)}: ${named(open.count, open.name)}`,
  };
  const askedAbout = names.filter(({ isDeleted }) => isDeleted === (question === "borrar"));
  return (
    <AdminPage
      title="Administración"
      beside={
        <Link href={routes.newAdminBusiness()} className={buttonVariants({ size: "sm", className: "max-sm:px-3" })}>
          Agregar negocio
        </Link>
      }
      aviso={query.aviso}
      className="grid grid-cols-1 gap-4"
    >
      <WaitingChips waiting={numbers} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <WeeksChart weeks={numbers.semanas} />
        <Statistics numbers={numbers} />
      </div>
      <DecisionDesk actions={{ decide, undo }} stamp={crypto.randomUUID()} cards={cards} rows={page.rows} vista={vista}>
        <UndoForm made={made} undo={undo} fields={{ vista }} />
        {question && askedAbout.length > 0 && (
          <Confirmation kind={question} businesses={askedAbout} remove={removeForGood} view={view} />
        )}
        <QuickCards rows={cards} view={view} />
        <section aria-labelledby="negocios" className="mt-4 grid grid-cols-1 gap-3">
          <h2 id="negocios" className="text-lg lg:sr-only">
            Negocios
          </h2>
          <TableFilters view={view} />
          <BusinessTable rows={page.rows} view={view} />
          <TablePages view={view} total={page.total} previous={page.previous} next={page.next} />
        </section>
      </DecisionDesk>
    </AdminPage>
  );
}
