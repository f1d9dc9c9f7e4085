import type { MenuSection } from "@/lib/businesses/menu";
import { formatPesos } from "@/lib/format";

/** Sections of dishes, each with its price where it has one. */
export function WrittenMenu({ sections }: { sections: readonly MenuSection[] }) {
  return (
    <div className="grid gap-6">
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order, and titles may repeat
        <div key={index}>
          {section.title && <h3 className="wrap-anywhere text-lg">{section.title}</h3>}
          <ul className="mt-2 grid gap-2">
            {section.items.map((item, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order, and dishes may repeat
              <li key={position} className="flex items-baseline gap-3">
                <span className="min-w-0 wrap-anywhere">{item.name}</span>
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
