import { BRAND } from "@/lib/brand";
import { FooterLinks } from "./footer-links";
import { LEGAL_LINKS } from "./site-links";

export const PanelFooter = () => (
  <footer className="on-ink mt-auto print:hidden">
    <div className="page-width flex min-h-14 items-center justify-between gap-x-6 text-ink-muted text-sm">
      <p className="max-sm:hidden">{BRAND.name}</p>
      <FooterLinks links={LEGAL_LINKS.slice(0, 3)} />
    </div>
  </footer>
);
