import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Menu, MenuSection } from "@/lib/businesses/menu";
import { formatPesos } from "@/lib/format";
import { EmbedOnTap } from "./embed-on-tap";
import { Section } from "./section";

type MenuBlockProps = {
  /** `visibleMenu` of the business: null where the plan or the category has none. */
  menu: Menu | null;
  businessName: string;
};

/** The menu: a link with its viewer, or sections of dishes and prices. */
export function MenuBlock({ menu, businessName }: MenuBlockProps) {
  if (!menu) return null;
  return (
    <Section id="menu" title="Menú">
      {menu.kind === "link" ? (
        <LinkedMenu menu={menu} businessName={businessName} />
      ) : (
        <WrittenMenu sections={menu.sections} />
      )}
      <p className="mt-4 text-ink-soft text-sm">Los precios y platillos son proporcionados por el negocio.</p>
    </Section>
  );
}

function LinkedMenu({ menu, businessName }: { menu: Extract<Menu, { kind: "link" }>; businessName: string }) {
  return (
    <>
      <a
        href={menu.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}
      >
        <Icon name="external-link" />
        Abrir menú en nueva pestaña
      </a>
      {menu.embedUrl && (
        <EmbedOnTap
          href={menu.url}
          embedUrl={menu.embedUrl}
          title={`Menú de ${businessName}`}
          closedClassName="mt-4 flex min-h-40 w-full flex-col items-center justify-center gap-2 rounded-card border border-line bg-sand p-6 font-semibold hover:border-field"
          openClassName="mt-4 h-[680px] w-full rounded-card border border-line bg-white"
        >
          <Icon name="utensils" className="size-8 text-action-strong" />
          Ver menú aquí
        </EmbedOnTap>
      )}
    </>
  );
}

function WrittenMenu({ sections }: { sections: readonly MenuSection[] }) {
  return (
    <div className="grid gap-6">
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order, and titles may repeat
        <div key={index}>
          {section.title && <h3 className="text-lg">{section.title}</h3>}
          <ul className="mt-2 grid gap-2">
            {section.items.map((item, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order, and dishes may repeat
              <li key={position} className="flex items-baseline gap-3">
                <span>{item.name}</span>
                {item.priceMxn !== null && (
                  <>
                    <span aria-hidden="true" className="min-w-6 flex-1 border-field border-b border-dotted" />
                    <span className="font-semibold">{formatPesos(item.priceMxn)}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
