import { ClickCounter } from "@/components/businesses/click-counter";
import { PictureFailures } from "@/components/businesses/picture-failures";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";
import { ServiceWorker } from "@/components/pwa/service-worker";
import { listContactLinks } from "@/lib/contact/site-contact";
import { env } from "@/lib/env";

export default function PublicLayout({ children }: LayoutProps<"/">) {
  return (
    <>
      <SiteHeader />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter contact={listContactLinks(env())} />
      <ServiceWorker />
      <ClickCounter />
      <PictureFailures />
    </>
  );
}
