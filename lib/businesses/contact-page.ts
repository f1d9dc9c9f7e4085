import { staticPage } from "@/lib/http/static-page";
import { routes } from "@/lib/routes";
import type { ShownContact } from "./shown-contact";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");

/** The number on a page of its own, for browsers without scripts. */
export function contactPage({ name, phone, callHref, whatsappUrl }: ShownContact, slug: string): string {
  const links = [
    [`Llamar: ${phone}`, callHref],
    ["WhatsApp", whatsappUrl],
    ["Volver a su página", routes.business(slug)],
  ] as const;
  return staticPage({
    heading: escapeHtml(name),
    paragraphs: [`Teléfono: ${escapeHtml(phone)}`],
    links: links.flatMap(([text, href]) => (href ? [[escapeHtml(text), escapeHtml(href)] as const] : [])),
  });
}
