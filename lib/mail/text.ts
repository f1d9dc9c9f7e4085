import type { MailPage } from "./page";

export function renderText({ title, paragraphs, facts, button, footer }: MailPage): string {
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    button ? `${button.label}:\n${button.url}` : "",
    `--\n${footer.brand}\n${footer.reason}\n¿Dudas? ${footer.supportUrl}${footer.unsubscribeUrl ? `\nDejar de recibir este resumen: ${footer.unsubscribeUrl}` : ""}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
