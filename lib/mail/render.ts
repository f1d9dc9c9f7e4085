import { BRAND } from "@/lib/brand";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import { cutText } from "@/lib/seo/cut-text";
import { type MailPage, renderHtml } from "./html";
import type { MailText } from "./mail-kind";

function renderText({ title, paragraphs, facts, button, footer }: MailPage): string {
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    button ? `${button.label}:\n${button.url}` : "",
    `--\n${BRAND.name}\n${footer.reason}\n¿Dudas? ${footer.supportUrl}${footer.unsubscribeUrl ? `\nDejar de recibir este resumen: ${footer.unsubscribeUrl}` : ""}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** Longer ones are cut by mail programs, and by some servers badly. */
const SUBJECT_LENGTH = 78;

const OF_AN_OWNER = `Recibes este mensaje por tu negocio o tu cuenta en ${BRAND.name}.`;

export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  /** Address at which mail programs unsubscribe by themselves (RFC 8058); null for a mail that is no choice. */
  oneClickUrl: string | null;
};

/** @param siteUrl origin of all links @param subscription the reader's address in links that switch mails off (`subscriptionToken`) */
export function renderMail(mail: MailText, siteUrl: string, subscription: string): RenderedMail {
  const { subject, title = subject, paragraphs, facts = [], button, reason = OF_AN_OWNER, isOptional = false } = mail;
  const page = {
    title,
    paragraphs,
    facts,
    button: button && { label: button.label, url: toAbsoluteUrl(siteUrl, button.path) },
    footer: {
      siteUrl,
      supportUrl: toAbsoluteUrl(siteUrl, routes.support()),
      reason,
      unsubscribeUrl: isOptional ? toAbsoluteUrl(siteUrl, routes.mailSubscription(subscription)) : null,
    },
  };
  return {
    subject: cutText(subject, SUBJECT_LENGTH),
    text: renderText(page),
    html: renderHtml(page),
    oneClickUrl: isOptional ? toAbsoluteUrl(siteUrl, routes.setMailSubscription(subscription)) : null,
  };
}
