import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { NewTabLink } from "@/components/ui/new-tab-note";
import type { Menu } from "@/lib/businesses/menu";
import { EmbedOnTap } from "./embed-on-tap";
import { Section } from "./section";
import { WrittenMenu } from "./written-menu";

type MenuBlockProps = {
  menu: Menu | null;
  /** The address of a menu in PDF; null where there is none, or the plan or the category has none. */
  pdfUrl: string | null;
  businessName: string;
};

export function MenuBlock({ menu, pdfUrl, businessName }: MenuBlockProps) {
  if (!menu && !pdfUrl) return null;
  return (
    <Section id="menu" title="Menú">
      <div className="grid justify-items-start gap-4">
        {pdfUrl && <MenuLink href={pdfUrl}>Abrir menú en PDF</MenuLink>}
        {menu && (
          <div className="w-full">
            {menu.kind === "link" ? (
              <LinkedMenu menu={menu} businessName={businessName} />
            ) : (
              <WrittenMenu sections={menu.sections} />
            )}
          </div>
        )}
      </div>
      <p className="mt-4 text-ink-soft text-sm">Los precios y platillos son proporcionados por el negocio.</p>
    </Section>
  );
}

const MenuLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <NewTabLink href={href} className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}>
    <Icon name="external-link" />
    {children}
  </NewTabLink>
);

function LinkedMenu({ menu, businessName }: { menu: Extract<Menu, { kind: "link" }>; businessName: string }) {
  return (
    <>
      <MenuLink href={menu.url}>Abrir menú en nueva pestaña</MenuLink>
      {menu.embedUrl && (
        <EmbedOnTap
          href={menu.url}
          embedUrl={menu.embedUrl}
          title={`Menú de ${businessName}`}
          closedClassName="mt-4 flex min-h-40 w-full flex-col items-center justify-center gap-2 rounded-card border border-line bg-sand p-6 font-semibold hover:border-field"
          openClassName="mt-4 h-[680px] w-full rounded-card border border-line bg-card"
        >
          <Icon name="utensils" className="size-8 text-action-strong" />
          Ver menú aquí
        </EmbedOnTap>
      )}
    </>
  );
}
