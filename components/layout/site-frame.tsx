import type { ReactNode } from "react";
import { BRAND } from "@/lib/brand";
import type { ContactLink } from "@/lib/contact/site-contact";
import { FooterLinks } from "./footer-links";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { LEGAL_LINKS } from "./site-links";
import { MAIN_CONTENT_ID } from "./skip-link";

const PanelFooter = () => (
  <footer className="on-ink mt-auto print:hidden">
    <div className="page-width flex min-h-14 items-center justify-between gap-x-6 text-ink-muted text-sm">
      <p className="max-sm:hidden">{BRAND.name}</p>
      <FooterLinks links={LEGAL_LINKS.slice(0, 3)} />
    </div>
  </footer>
);

type SiteFrameProps = {
  contact: readonly ContactLink[];
  isPanel?: boolean;
  children: ReactNode;
};

export function SiteFrame({ contact, isPanel = false, children }: SiteFrameProps) {
  const frame = (
    <>
      <SiteHeader />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {isPanel ? <PanelFooter /> : <SiteFooter contact={contact} />}
    </>
  );
  return isPanel ? <div className="contents [--page-width:80rem]">{frame}</div> : frame;
}
