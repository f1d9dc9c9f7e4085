import type { Metadata } from "next";
import { Plans } from "@/components/plans/plans";
import { BRAND } from "@/lib/brand";
import { listContactLinks } from "@/lib/contact/site-contact";
import { env } from "@/lib/env";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata({
    title: "Planes y precios",
    description: `Registra tu negocio gratis en ${BRAND.name} o elige Profesional ($300 al mes) o Premium ($500 al mes). Sin permanencia.`,
    path: routes.plans(),
    isIndexed: true,
  });

export default function PlansPage() {
  const chat = listContactLinks(env()).find(({ kind }) => kind === "whatsapp");
  return <Plans salesChatUrl={chat?.href ?? null} isInvoiceOffered={env().isInvoiceOffered} />;
}
