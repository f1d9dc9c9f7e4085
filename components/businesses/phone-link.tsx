import type { ReactNode } from "react";
import { counted, countedWithin } from "./counted";

type PhoneLinkProps = {
  href: string;
  phone: string;
  slug?: string;
  className: string;
  children: ReactNode;
};

/** Dials on phones; where there is a mouse, and so hardly a telephone, it copies the number (`browser/on-demand/copy.ts`). */
export const PhoneLink = ({ href, phone, slug, className, children }: PhoneLinkProps) => (
  <a
    href={href}
    className={className}
    data-copia={phone}
    {...COPIES_AT_A_DESK}
    {...(slug === undefined ? countedWithin("llamada") : counted("llamada", slug))}
  >
    {children}
  </a>
);

/** Attributes of a link that dials, to which `data-copia` belongs. On a phone it waits for nothing. */
export const COPIES_AT_A_DESK = { "data-script": "copy", "data-held": "(hover: hover) and (pointer: fine)" } as const;
