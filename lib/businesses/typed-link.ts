import { toSocialUrl, toWebsiteUrl } from "@/lib/contact/web-links";
import { toWhatsappUrl } from "@/lib/contact/whatsapp";

export type LinkKind = "whatsapp" | "instagram" | "facebook" | "tiktok" | "website";

/** Address of a number or an account as it is typed; null for none. */
export function linkOf(kind: LinkKind, text: string): string | null {
  if (kind === "whatsapp") return toWhatsappUrl(text);
  return kind === "website" ? toWebsiteUrl(text) : toSocialUrl(kind, text);
}
