import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";
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

type PhoneOnTapProps = {
  business: { slug: string; name: string };
  className: string;
  shows: "call" | "number" | "both";
  /** Classes of the link to the chat of the same number; without it there is none. */
  whatsappClassName?: string;
};

/** "Ver teléfono": asks for a number that the page does not hold; without scripts it opens a page with it. */
export function PhoneOnTap({ business, className, shows, whatsappClassName }: PhoneOnTapProps) {
  const { slug, name } = business;
  const isButton = shows !== "number";
  return (
    <div data-script="phone" data-telefono={slug} className="contents">
      <form method="post" action={routes.phone(slug)} className="contents">
        <button type="submit" className={className}>
          {isButton && <Icon name="phone" />}
          {MESSAGES.showPhone}
          <span className="sr-only">{` de ${name}`}</span>
        </button>
      </form>
      <a hidden className={className} {...COPIES_AT_A_DESK} {...counted("llamada", slug)}>
        {isButton && <Icon name="phone" />}
        {isButton && "Llamar "}
        {shows !== "call" && <span data-numero />}
        <span className="sr-only">{` a ${name}`}</span>
      </a>
      {whatsappClassName && (
        <a hidden className={whatsappClassName} {...counted("whatsapp", slug)}>
          <Icon name="whatsapp" />
          WhatsApp
          <span className="sr-only">{` de ${name} (abre otra pestaña)`}</span>
        </a>
      )}
    </div>
  );
}
