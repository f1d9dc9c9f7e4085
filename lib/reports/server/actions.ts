"use server";

import { formFailure } from "@/lib/forms/form-state";
import { publicAction } from "@/lib/forms/server/public-action";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { REPORT_MESSAGES, type ReportFormState } from "../model";
import { reportSchema, slugSchema } from "../schema";
import { addReport } from "./mutations";

const HOUR_S = 60 * 60;
const isWithinLimit = createRateLimit({ name: "reports", requests: 30, perSeconds: HOUR_S });
const isWithinLimitOfBusiness = createRateLimit({ name: "reports-of-business", requests: 3, perSeconds: HOUR_S });

const sendReport = (slug: string) =>
  publicAction(
    reportSchema,
    async (report, network) => {
      if (!slugSchema.safeParse(slug).success) return formFailure(REPORT_MESSAGES.unknown);
      // In this order: within the first limit, nobody fills the second one's memory with businesses that do not exist.
      const isAllowed = (await isWithinLimit(network)) && (await isWithinLimitOfBusiness(`${network} ${slug}`));
      if (!isAllowed) return formFailure(REPORT_MESSAGES.tooMany);
      const outcome = await addReport(slug, report);
      return outcome === "added" ? { kind: "sent" as const } : formFailure(REPORT_MESSAGES[outcome]);
    },
    {
      name: "report-problem",
      sent: { kind: "sent" },
      failed: REPORT_MESSAGES.failed,
      invalid: REPORT_MESSAGES.invalid,
    },
  );

export const reportProblem = async (slug: string, ...sent: readonly unknown[]): Promise<ReportFormState> =>
  sendReport(slug)(...sent);
