import { Link } from "@/components/ui/link";
import type { SiteLink } from "./site-links";

export const FooterLinks = ({ links }: { links: readonly SiteLink[] }) => (
  <ul className="flex flex-wrap gap-x-6">
    {links.map(({ href, label }) => (
      <li key={href}>
        <Link href={href} className="footer-link">
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
