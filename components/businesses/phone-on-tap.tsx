import { Icon } from "@/components/ui/icon";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";
import { counted } from "./counted";
import { COPIES_AT_A_DESK } from "./phone-link";

type PhoneOnTapProps = {
  business: { slug: string; name: string };
  className: string;
  hasIcon?: boolean;
  shows: "call" | "number" | "both";
  /** Classes of the link to the chat of the same number; without it there is none. */
  whatsappClassName?: string;
};

/** "Ver teléfono": asks for a number that the page does not hold; without scripts it opens a page with it. */
export function PhoneOnTap({ business, className, hasIcon = false, shows, whatsappClassName }: PhoneOnTapProps) {
  const { slug, name } = business;
  return (
    <div data-script="phone" data-telefono={slug} className="contents">
      <form method="post" action={routes.phone(slug)} className="contents">
        <button type="submit" className={className}>
          {hasIcon && <Icon name="phone" />}
          {MESSAGES.showPhone}
          <span className="sr-only">{` de ${name}`}</span>
        </button>
      </form>
      <a hidden className={className} {...COPIES_AT_A_DESK} {...counted("llamada", slug)}>
        {hasIcon && <Icon name="phone" />}
        {shows !== "number" && "Llamar "}
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
