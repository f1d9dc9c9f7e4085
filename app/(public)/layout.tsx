import "../public.css";
import { SiteFrame } from "@/components/layout/site-frame";
import { listContactLinks } from "@/lib/contact/site-contact";
import { env } from "@/lib/env";

export default function PublicLayout({ children }: LayoutProps<"/">) {
  return <SiteFrame contact={listContactLinks(env())}>{children}</SiteFrame>;
}
