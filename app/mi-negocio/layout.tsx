import "../private.css";
import type { Metadata } from "next";
import { connection } from "next/server";
import { LinkNavigation } from "@/components/layout/link-navigation";
import { SiteFrame } from "@/components/layout/site-frame";
import { listContactLinks } from "@/lib/contact/site-contact";
import { env } from "@/lib/env";

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function OwnerPanelLayout({ children }: LayoutProps<"/mi-negocio">) {
  await connection();
  return (
    <SiteFrame contact={listContactLinks(env())} isPanel>
      {children}
      <LinkNavigation />
    </SiteFrame>
  );
}
