import { staticPage } from "@/lib/http/static-page";
import { routes } from "@/lib/routes";
import { escapeMarkup } from "@/lib/text/escape-markup";
import type { ShownContact } from "./shown-contact";

/** The number on a page of its own, for browsers without scripts. */
export function contactPage({ name, phone, callHref, whatsappUrl }: ShownContact, slug: string): string {
  const links = [
    [`Llamar: ${phone}`, callHref],
    ["WhatsApp", whatsappUrl],
    ["Volver a su página", routes.business(slug)],
  ] as const;
  return staticPage({
    heading: escapeMarkup(name),
    paragraphs: [`Teléfono: ${escapeMarkup(phone)}`],
    links: links.flatMap(([text, href]) => (href ? [[escapeMarkup(text), escapeMarkup(href)] as const] : [])),
  });
}
