import { BRAND } from "@/lib/brand";
import { telHref } from "@/lib/contact/phone";
import { toWhatsappUrl } from "@/lib/contact/whatsapp";

export type ContactLink = {
  kind: "phone" | "whatsapp" | "mail" | "facebook" | "instagram" | "tiktok";
  label: string;
  href: string;
};

/** Contacts of the people behind the site, from the environment; null: not to be had. */
export type SiteContact = {
  support: { phone: string | null; whatsapp: string | null; email: string | null };
  social: { facebook: string | null; instagram: string | null; tiktok: string | null };
};

const GREETING = `Hola, escribo desde ${BRAND.name}.`;

/** The footer's rows; what is not configured is left out, never invented. */
export function listContactLinks({ support, social }: SiteContact): ContactLink[] {
  const chat = toWhatsappUrl(support.whatsapp);
  const links: (Omit<ContactLink, "href"> & { href: string | null })[] = [
    { kind: "phone", label: support.phone ?? "", href: telHref(support.phone, null) },
    { kind: "whatsapp", label: "WhatsApp", href: chat && `${chat}?text=${encodeURIComponent(GREETING)}` },
    { kind: "mail", label: support.email ?? "", href: support.email && `mailto:${support.email}` },
    { kind: "facebook", label: "Facebook", href: social.facebook },
    { kind: "instagram", label: "Instagram", href: social.instagram },
    { kind: "tiktok", label: "TikTok", href: social.tiktok },
  ];
  return links.flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
}
