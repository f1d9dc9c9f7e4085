"use client";

import type { ReactNode } from "react";
import { isDish, type MenuSection } from "@/lib/businesses/menu";
import { formatPesos } from "@/lib/format";

type WrittenMenuProps = {
  sections: readonly MenuSection[];
  unread?: (text: string, line: number) => ReactNode;
};

/** Sections of dishes, each with its price where it has one; notes and lines that were not read as they were typed. */
export function WrittenMenu({ sections, unread }: WrittenMenuProps) {
  return (
    <div className="written-menu">
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order, and titles may repeat
        <div key={index}>
          {section.title && <h3 className="wrap-anywhere text-lg">{section.title}</h3>}
          <ul className="mt-2 grid gap-2">
            {section.items.map((item, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order, and dishes may repeat
              <li key={position} className={isDish(item) ? "dish" : "wrap-anywhere text-ink-soft text-sm"}>
                {item.unreadLine !== undefined && unread ? (
                  unread(item.name, item.unreadLine)
                ) : (
                  <span>{item.name}</span>
                )}
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
