import { z } from "zod";
import { BRAND } from "@/lib/brand";
import { orNull } from "@/lib/database-rows/columns";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { CHANNEL_IDS, CHANNELS } from "@/lib/statistics/channels";
import { weekSchema } from "@/lib/statistics/mapper";
import type { Week } from "@/lib/statistics/model";
import { clickWords, totalWords, visitWords, weekSentence } from "@/lib/statistics/week-messages";
import { BUSINESS, mailKind } from "./mail-kind";

const total = z.number().int().min(0);

const factsOf = ({ now, before }: Week): [label: string, value: string][] => {
  const fact = (label: string, kind: keyof typeof now): [string, string] => [
    label,
    `${now[kind]} (la semana anterior: ${before[kind]})`,
  ];
  const used = CHANNEL_IDS.filter((channel) => now[channel] + before[channel] > 0);
  return [fact("Visitas", "visita"), ...used.map((channel) => fact(CHANNELS[channel].label, channel))];
};

export const WEEK_MAILS = {
  /** Counts a page's last week; on the free plan, which has no week, all its time. */
  resumen_semanal: mailKind(
    {
      ...BUSINESS,
      businessId: ["negocio_id", z.uuid()],
      visits: ["visitas", total],
      clicks: ["clics", total],
      week: ["semana", orNull(weekSchema)],
    },
    ({ name, businessId, visits, clicks, week }) => ({
      ...(week
        ? {
            subject: `La semana de ${name}: ${visitWords(week.now.visita)}`,
            title: "Tu semana en números",
            paragraphs: [`Esto trajo la página de ${name} de lunes a domingo:`, weekSentence(week)],
            facts: factsOf(week),
          }
        : {
            subject: `${name}: ${visitWords(visits)} y ${clickWords(clicks)}`,
            title: "Tu página en números",
            paragraphs: [
              `La semana pasada hubo quien vio la página de ${name}. ${totalWords({ visits, clicks })}`,
              `Con el plan ${PLANS.pro.name} ves también qué días te buscan y cuántas personas te llaman y te escriben.`,
            ],
          }),
      button: { label: "Ver mis estadísticas", path: routes.panelSection("estadisticas", businessId) },
      reason: `Recibes este resumen cada lunes por tu negocio en ${BRAND.name}.`,
      isOptional: true,
    }),
  ),
};
