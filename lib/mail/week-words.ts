import { BRAND } from "@/lib/brand";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { CHANNEL_IDS, CHANNELS } from "@/lib/statistics/channels";
import type { Week } from "@/lib/statistics/model";
import { clickWords, totalWords, visitWords, weekSentence } from "@/lib/statistics/week-words";
import type { Mail, MailWords } from "./model";
import { quotedName } from "./safe-name";

const factsOf = ({ now, before }: Week): [label: string, value: string][] => {
  const fact = (label: string, kind: keyof typeof now): [string, string] => [
    label,
    `${now[kind]} (la semana anterior: ${before[kind]})`,
  ];
  const used = CHANNEL_IDS.filter((channel) => now[channel] + before[channel] > 0);
  return [fact("Visitas", "visita"), ...used.map((channel) => fact(CHANNELS[channel].label, channel))];
};

/** What a page brought last week; on the free plan what it brought all in all. */
export function weekSummary({ business, businessId, totals, week }: Extract<Mail, { kind: "weekSummary" }>): MailWords {
  const name = quotedName(business.name);
  const button = { label: "Ver mis estadísticas", path: routes.panelSection("estadisticas", businessId) };
  const reason = `Recibes este resumen cada lunes por tu negocio en ${BRAND.name}.`;
  if (week) {
    return {
      subject: `La semana de ${name}: ${visitWords(week.now.visita)}`,
      title: "Tu semana en números",
      paragraphs: [`Esto trajo la página de ${name} de lunes a domingo:`, weekSentence(week)],
      facts: factsOf(week),
      button,
      reason,
      isOptional: true,
    };
  }
  return {
    subject: `${name}: ${visitWords(totals.visits)} y ${clickWords(totals.clicks)}`,
    title: "Tu página en números",
    paragraphs: [
      `La semana pasada hubo quien vio la página de ${name}. ${totalWords(totals)}`,
      `Con el plan ${PLANS.pro.name} ves también qué días te buscan y cuántas personas te llaman y te escriben.`,
    ],
    button,
    reason,
    isOptional: true,
  };
}
