import { counted } from "@/components/businesses/counted";
import { buttonVariants } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { NewTabLink } from "@/components/ui/new-tab-note";
import type { Business } from "@/lib/businesses/model";
import { type SocialLink, visibleSocialLinks } from "@/lib/businesses/plan-gates";
import { Section } from "./section";

const ICONS: Readonly<Record<SocialLink["network"], IconName>> = {
  instagram: "instagram",
  facebook: "facebook",
  tiktok: "tiktok",
  web: "globe",
};

export function SocialBlock({ business }: { business: Business }) {
  const links = visibleSocialLinks(business);
  if (links.length === 0) return null;
  return (
    <Section id="siguenos" title="Síguenos">
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.network}>
            <NewTabLink
              href={link.url}
              rel="noopener noreferrer nofollow"
              {...counted("web", business.slug)}
              className={buttonVariants({ variant: "outline", size: "sm" })}
            >
              <Icon name={ICONS[link.network]} />
              {link.label}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
