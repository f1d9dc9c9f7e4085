import type { ReactNode } from "react";
import type { ContactLink } from "@/lib/contact/site-contact";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { MAIN_CONTENT_ID } from "./skip-link";

type SiteFrameProps = { contact: readonly ContactLink[]; children: ReactNode };

/** Header, main content and footer: what stands around every page but the administration and the end of a sign-in. */
export function SiteFrame({ contact, children }: SiteFrameProps) {
  return (
    <>
      <SiteHeader />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter contact={contact} />
    </>
  );
}
