import "server-only";
import { Gauge, type Registry } from "prom-client";
import { z } from "zod";
import { atMostEvery } from "@/lib/caching/at-most-every";
import { requireSupabase } from "@/lib/env";
import { callDatabaseAs } from "@/lib/supabase/call-database";
import { createServiceClient } from "@/lib/supabase/service-client";

const TIMEOUT_MS = 2_000;
const KEPT_MS = 10_000;

const FIGURES = {
  waiting_mails: ["site_mails_waiting", "Mails that wait to be sent"],
  oldest_mail_seconds: ["site_mails_oldest_seconds", "Age of the mail that has waited longest"],
  failed_mails: ["site_mails_failed", "Mails that were given up"],
  withheld_mails: ["site_mails_withheld", "Mails of seven days that strangers were not allowed to cause"],
  waiting_changes: ["site_changes_waiting", "Changes that pages do not show yet"],
  oldest_change_seconds: ["site_changes_oldest_seconds", "Age of the change that has waited longest"],
  payment_problems: ["site_payments_without_month", "Collected payments that pay for nothing"],
  backup_age_seconds: ["site_backup_age_seconds", "Age of the last backup; NaN where none is made"],
  ai_month_pesos: ["site_ai_month_pesos", "What models have cost this month, in pesos"],
} as const satisfies Record<string, readonly [name: string, help: string]>;

const figuresSchema = z.record(z.string(), z.number().nullable());

async function readFigures(): Promise<Readonly<Record<string, number | null>> | null> {
  try {
    const client = createServiceClient(requireSupabase(), TIMEOUT_MS);
    return figuresSchema.parse(await callDatabaseAs(client, "operating_figures"));
  } catch {
    return null;
  }
}

/** Adds what only the database knows, read when somebody asks for the metrics; NaN while it does not answer. */
export function addFigures(registers: Registry[]): void {
  const figures = atMostEvery(KEPT_MS, readFigures);
  for (const [key, [name, help]] of Object.entries(FIGURES)) {
    new Gauge({
      registers,
      name,
      help,
      async collect() {
        this.set((await figures())?.[key] ?? Number.NaN);
      },
    });
  }
  new Gauge({
    registers,
    name: "site_database_up",
    help: "Whether the database told the figures",
    async collect() {
      this.set((await figures()) === null ? 0 : 1);
    },
  });
}
