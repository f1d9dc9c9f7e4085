import type { Metadata } from "next";
import type { ReactNode } from "react";
import { z } from "zod";
import { AdminPage } from "@/components/admin/admin-page";
import { ArcoItem } from "@/components/admin/requests/arco-requests";
import { MessageItem } from "@/components/admin/requests/messages";
import { ReportedItem } from "@/components/admin/requests/reported";
import { RequestItems } from "@/components/admin/requests/request-items";
import { RequestTabs } from "@/components/admin/requests/request-tabs";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { getWaiting } from "@/lib/admin/server/statistics";
import { listReported } from "@/lib/reports/server/queries";
import { countRequests, listArcoRequests, listMessages } from "@/lib/requests/server/queries";
import { REQUEST_LISTS, type RequestList, routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { settleArcoRequest, settleMessage, settleReports } from "./actions";

export const metadata: Metadata = { title: "Avisos" };

const listNamed = (name: string): RequestList => REQUEST_LISTS.find((list) => list === name) ?? "reportes";

export default async function RequestsPage({ searchParams }: PageProps<"/admin/avisos">) {
  const query = await searchParams;
  const ver = listNamed(textOf(query.ver));
  const viewer = await requireAdmin(routes.adminRequests({ ver }));
  // Closed reports are shown nowhere.
  const isOpen = ver === "reportes" || textOf(query.cerrados) !== "1";
  const business = ver === "reportes" ? z.uuid().safeParse(query.negocio).data : undefined;
  const [counts, waiting, { items, next }] = await Promise.all([
    countRequests(viewer.id),
    getWaiting(viewer.id),
    LISTS[ver]({ reviewerId: viewer.id, isOpen, from: textOf(query.desde), business }),
  ]);
  return (
    <AdminPage title="Avisos" aviso={query.aviso} className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-6">
      <RequestTabs current={ver} isOpen={isOpen} counts={counts} waiting={waiting} />
      <RequestItems ver={ver} isOpen={isOpen} isOfOne={business !== undefined} next={next}>
        {items}
      </RequestItems>
    </AdminPage>
  );
}

type Asked = { reviewerId: string; isOpen: boolean; from: string; business: string | undefined };
type Listed = { items: readonly ReactNode[]; next: string | null };

const LISTS: Readonly<Record<RequestList, (asked: Asked) => Promise<Listed>>> = {
  async reportes({ reviewerId, from, business }) {
    const { items, next } = await listReported(reviewerId, from, business);
    return { next, items: items.map((each) => <ReportedItem key={each.id} business={each} settle={settleReports} />) };
  },
  async mensajes(asked) {
    const { items, next } = await listMessages(asked);
    return { next, items: items.map((each) => <MessageItem key={each.id} message={each} settle={settleMessage} />) };
  },
  async arco(asked) {
    const { items, next } = await listArcoRequests(asked);
    return { next, items: items.map((each) => <ArcoItem key={each.id} request={each} settle={settleArcoRequest} />) };
  },
};
