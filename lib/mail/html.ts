import { BRAND } from "@/lib/brand";
import { escapeMarkup } from "@/lib/text/escape-markup";

/** Content of both parts of a mail: plain words and absolute addresses. */
export type MailPage = {
  title: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  button: { label: string; url: string } | undefined;
  footer: { siteUrl: string; supportUrl: string; reason: string; unsubscribeUrl: string | null };
};

/** Mail programs know no variables and drop style sheets: colours of the site (app/theme.css), written where they count. */
const INK = "#0b1f3a";
const SOFT_INK = "#475569";
const ORANGE = "#f97316";
const DARK_ORANGE = "#c2410c";
const PAPER = "#fff9f3";
const LINE = "#f1e7dc";

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const PARAGRAPH = `margin:0 0 16px;font-size:16px;line-height:1.55;color:${INK}`;

const paragraph = (text: string): string =>
  `<p style="${PARAGRAPH}">${escapeMarkup(text).replaceAll("\n", "<br>")}</p>`;

function factList(facts: MailPage["facts"]): string {
  if (facts.length === 0) return "";
  const lines = facts.map(
    ([label, value]) =>
      `<span style="color:${SOFT_INK}">${escapeMarkup(label)}:</span> <strong>${escapeMarkup(value)}</strong>`,
  );
  const style = `margin:0 0 20px;padding:16px;border:1px solid ${LINE};border-radius:12px;background:${PAPER};font-size:16px;line-height:1.8;color:${INK}`;
  return `<p style="${style}">${lines.join("<br>")}</p>`;
}

function buttonLink(button: MailPage["button"]): string {
  if (!button) return "";
  const style = `display:inline-block;padding:14px 24px;border-radius:12px;background:${ORANGE};color:${INK};font-size:16px;font-weight:bold;text-decoration:none`;
  return `<p style="margin:24px 0 8px"><a href="${escapeMarkup(button.url)}" style="${style}">${escapeMarkup(button.label)}</a></p>`;
}

/** The HTML part: one column of at most 600 px, no pictures, no tables, nothing that is fetched. */
export function renderHtml({ title, paragraphs, facts, button, footer }: MailPage): string {
  const link = `color:${DARK_ORANGE}`;
  const unsubscribe = footer.unsubscribeUrl
    ? ` <a href="${escapeMarkup(footer.unsubscribeUrl)}" style="${link}">Dejar de recibir este resumen</a>.`
    : "";
  return `<!doctype html>
<html lang="${BRAND.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeMarkup(title)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};${FONT}">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<p style="margin:0;padding:18px 24px;border-radius:16px 16px 0 0;background:${INK};border-bottom:4px solid ${ORANGE}"><a href="${escapeMarkup(footer.siteUrl)}" style="color:#ffffff;font-size:18px;font-weight:bold;text-decoration:none">${escapeMarkup(BRAND.name)}</a></p>
<div style="padding:28px 24px 24px;border:1px solid ${LINE};border-top:0;border-radius:0 0 16px 16px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${INK}">${escapeMarkup(title)}</h1>
${paragraphs.map(paragraph).join("\n")}
${factList(facts)}
${buttonLink(button)}
</div>
<p style="margin:16px 24px 0;font-size:14px;line-height:1.5;color:${SOFT_INK}">${escapeMarkup(footer.reason)} ¿Dudas? <a href="${escapeMarkup(footer.supportUrl)}" style="${link}">Escríbenos</a>.${unsubscribe}</p>
</div>
</body>
</html>
`;
}
