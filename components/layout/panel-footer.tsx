import { Link } from "@/components/ui/link";
import { BRAND } from "@/lib/brand";
import { routes } from "@/lib/routes";

const LINKS = [
  { href: routes.terms(), label: "Términos" },
  { href: routes.privacy(), label: "Privacidad" },
  { href: routes.support(), label: "Soporte" },
] as const;

/** The footer below a panel: one line. */
export const PanelFooter = () => (
  <footer className="on-ink mt-auto print:hidden">
    <div className="page-width flex min-h-14 items-center justify-between gap-x-6 text-ink-muted text-sm">
      <p className="max-sm:hidden">{BRAND.name}</p>
      <ul className="flex gap-x-6">
        {LINKS.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </footer>
);
