"use client";

import type { MenuSection } from "@/lib/businesses/menu";
import { formatPesos } from "@/lib/format";

/** Sections of dishes, each with its price where it has one. */
export function WrittenMenu({ sections }: { sections: readonly MenuSection[] }) {
  return (
    <div className="written-menu">
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order, and titles may repeat
        <div key={index}>
          {section.title && <h3 className="wrap-anywhere text-lg">{section.title}</h3>}
          <ul className="mt-2 grid gap-2">
            {section.items.map((item, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order, and dishes may repeat
              <li key={position} className="dish">
                <span>{item.name}</span>
                {item.priceMxn !== null && (
                  <>
                    <i aria-hidden="true" />
                    <b>{formatPesos(item.priceMxn)}</b>
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
