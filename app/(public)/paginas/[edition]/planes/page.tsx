import { Plans } from "@/components/plans/plans";
import { BRAND } from "@/lib/brand";
import { listContactLinks } from "@/lib/contact/site-contact";
import { env } from "@/lib/env";
import { formatPesos } from "@/lib/format";
import { pageMetadata } from "@/lib/page-metadata";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

const priced = (plan: Plan): string => `${PLANS[plan].name} (${formatPesos(PLANS[plan].pricePerMonthMxn)} al mes)`;

export const generateMetadata = async () =>
  pageMetadata({
    title: "Planes y precios",
    description: `Registra tu negocio gratis en ${BRAND.name} o elige ${priced("pro")} o ${priced("premium")}. Sin permanencia.`,
    path: routes.plans(),
  });

export default function PlansPage() {
  const chat = listContactLinks(env()).find(({ kind }) => kind === "whatsapp");
  return <Plans salesChatUrl={chat?.href ?? null} isInvoiceOffered={env().isInvoiceOffered} />;
}
