import "server-only";
import { env } from "@/lib/env";
import { PRIVACY_NOTICE } from "@/lib/legal/privacy-notice";
import { callDatabaseAs } from "@/lib/supabase/call-database";
import { jobClient } from "./job-client";
import { removeDeletedBusinesses } from "./remove-deleted";
import { removeImportFiles } from "./remove-import-files";
import { removeOrphanPictures } from "./remove-orphan-pictures";
import { removePapers } from "./remove-papers";
import type { Steps } from "./run-steps";

/** A portion is one transaction: what a run that breaks off has written stays written. */
const WEEKLY_MAILS_AT_ONCE = 200;
const MAX_PORTIONS = 50;

async function queueWeeklyMails(): Promise<number> {
  let queued = 0;
  for (let portion = 0; portion < MAX_PORTIONS; portion += 1) {
    const data = await callDatabaseAs(jobClient(), "queue_weekly_mails", { batch: WEEKLY_MAILS_AT_ONCE });
    queued += data;
    if (data < WEEKLY_MAILS_AT_ONCE) break;
  }
  return queued;
}

function remindOfArco(): Promise<number> {
  const { email } = env().support;
  return callDatabaseAs(jobClient(), "queue_arco_reminders", email ? { support: email } : {});
}

/** A step that does not say how much it did. */
async function once(name: "purge_ledger" | "purge_requests" | "purge_statistics" | "purge_ai" | "refresh_vocabulary") {
  await callDatabaseAs(jobClient(), name);
  return 1;
}

/** Each step may run twice, or at the same time as itself. What is beyond its PORTION has its turn the next day. */
export const DAILY_STEPS: Steps = {
  lapsed: () => callDatabaseAs(jobClient(), "lapse_plans", { moderation: env().moderation }),
  reminded: () => callDatabaseAs(jobClient(), "queue_reminders"),
  weeklyMailed: queueWeeklyMails,
  arcoReminded: remindOfArco,
  removed: removeDeletedBusinesses,
  papersRemoved: removePapers,
  orphanPicturesRemoved: removeOrphanPictures,
  importFilesRemoved: removeImportFiles,
  ledgerPurged: () => once("purge_ledger"),
  privacyNoticesQueued: () =>
    callDatabaseAs(jobClient(), "announce_privacy_notice", { version: PRIVACY_NOTICE.updatedOn }),
  requestsPurged: () => once("purge_requests"),
  statisticsPurged: () => once("purge_statistics"),
  aiPurged: () => once("purge_ai"),
  accountsPurged: () => callDatabaseAs(jobClient(), "purge_accounts"),
  specialDaysDropped: () => callDatabaseAs(jobClient(), "drop_past_special_days"),
  wordsCounted: () => once("refresh_vocabulary"),
};
