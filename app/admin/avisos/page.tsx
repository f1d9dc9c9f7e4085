import type { Metadata } from "next";
import { z } from "zod";
import { AdminPage } from "@/components/admin/admin-page";
import { ArcoRequests } from "@/components/admin/requests/arco-requests";
import { Messages } from "@/components/admin/requests/messages";
import { Reported } from "@/components/admin/requests/reported";
import { RequestTabs } from "@/components/admin/requests/request-tabs";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { getWaiting } from "@/lib/admin/server/statistics";
import { toLocalDate } from "@/lib/clock";
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
  const isOpen = textOf(query.cerrados) !== "1";
  const asked = {
    reviewerId: viewer.id,
    isOpen,
    from: textOf(query.desde),
    business: z.uuid().safeParse(query.negocio).data,
  };
  const [counts, waiting, list] = await Promise.all([
    countRequests(viewer.id),
    getWaiting(viewer.id),
    lists[ver](asked),
  ]);
  return (
    <AdminPage title="Avisos" aviso={query.aviso} className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-6">
      <RequestTabs current={ver} isOpen={isOpen} counts={counts} waiting={waiting} />
      {list}
    </AdminPage>
  );
}

type Asked = {
  reviewerId: string;
  isOpen: boolean;
  from: string;
  business: string | undefined;
};

const nextOf = (ver: RequestList, isOpen: boolean, desde: string | null) =>
  desde && routes.adminRequests({ ver, cerrados: !isOpen, desde });

const lists: Readonly<Record<RequestList, (asked: Asked) => Promise<React.ReactNode>>> = {
  async reportes({ reviewerId, from, business }) {
    const { items, next } = await listReported(reviewerId, from, business);
    return (
      <Reported
        businesses={items}
        next={business ? routes.adminRequests({ ver: "reportes" }) : nextOf("reportes", true, next)}
        isOne={business !== undefined}
        settle={settleReports}
      />
    );
  },
  async mensajes(asked) {
    const { items, next } = await listMessages(asked);
    return (
      <Messages
        messages={items}
        isOpen={asked.isOpen}
        next={nextOf("mensajes", asked.isOpen, next)}
        settle={settleMessage}
      />
    );
  },
  async arco(asked) {
    const { items, next } = await listArcoRequests(asked);
    return (
      <ArcoRequests
        requests={items}
        isOpen={asked.isOpen}
        next={nextOf("arco", asked.isOpen, next)}
        today={toLocalDate(new Date())}
        settle={settleArcoRequest}
      />
    );
  },
};
