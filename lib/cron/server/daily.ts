import "server-only";
import { env } from "@/lib/env";
import { PRIVACY_NOTICE } from "@/lib/legal/privacy-notice";
import { BackendError } from "@/lib/supabase/public";
import { jobClient } from "./job-client";
import { removeDeletedBusinesses } from "./remove-deleted";
import { removeImportFiles } from "./remove-import-files";
import { removeOrphanPictures } from "./remove-orphan-pictures";
import { removePapers } from "./remove-papers";
import type { Steps } from "./run-steps";

async function lapsePlans(): Promise<number> {
  const { data, error } = await jobClient().rpc("lapse_plans", { moderation: env().moderation });
  if (error) throw new BackendError("lapsePlans", error);
  return data;
}

async function queueReminders(): Promise<number> {
  const { data, error } = await jobClient().rpc("queue_reminders");
  if (error) throw new BackendError("queueReminders", error);
  return data;
}

/** A portion is one transaction: what a run that breaks off has written stays written. */
const WEEKLY_MAILS_AT_ONCE = 200;
const MOST_PORTIONS = 50;

async function queueWeeklyMails(): Promise<number> {
  let queued = 0;
  for (let portion = 0; portion < MOST_PORTIONS; portion += 1) {
    const { data, error } = await jobClient().rpc("queue_weekly_mails", { batch: WEEKLY_MAILS_AT_ONCE });
    if (error) throw new BackendError("queueWeeklyMails", error);
    queued += data;
    if (data < WEEKLY_MAILS_AT_ONCE) break;
  }
  return queued;
}

async function announcePrivacyNotice(): Promise<number> {
  const { data, error } = await jobClient().rpc("announce_privacy_notice", { version: PRIVACY_NOTICE.updatedOn });
  if (error) throw new BackendError("announcePrivacyNotice", error);
  return data;
}

async function purgeLedger(): Promise<number> {
  const { error } = await jobClient().rpc("purge_ledger");
  if (error) throw new BackendError("purgeLedger", error);
  return 1;
}

async function remindOfArco(): Promise<number> {
  const { email } = env().support;
  const { data, error } = await jobClient().rpc("queue_arco_reminders", email ? { support: email } : {});
  if (error) throw new BackendError("remindOfArco", error);
  return data;
}

async function purgeRequests(): Promise<number> {
  const { error } = await jobClient().rpc("purge_requests");
  if (error) throw new BackendError("purgeRequests", error);
  return 1;
}

async function purgeStatistics(): Promise<number> {
  const { error } = await jobClient().rpc("purge_statistics");
  if (error) throw new BackendError("purgeStatistics", error);
  return 1;
}

async function purgeAccounts(): Promise<number> {
  const { data, error } = await jobClient().rpc("purge_accounts");
  if (error) throw new BackendError("purgeAccounts", error);
  return data;
}

async function purgeAi(): Promise<number> {
  const { error } = await jobClient().rpc("purge_ai");
  if (error) throw new BackendError("purgeAi", error);
  return 1;
}

async function countWords(): Promise<number> {
  const { error } = await jobClient().rpc("refresh_vocabulary");
  if (error) throw new BackendError("countWords", error);
  return 1;
}

async function dropPastSpecialDays(): Promise<number> {
  const { data, error } = await jobClient().rpc("drop_past_special_days");
  if (error) throw new BackendError("dropPastSpecialDays", error);
  return data;
}

/** What is done once a day. Each step may run twice, or at the same time as itself. */
export const DAILY_STEPS: Steps = {
  lapsed: lapsePlans,
  reminded: queueReminders,
  weeklyMailed: queueWeeklyMails,
  arcoReminded: remindOfArco,
  removed: removeDeletedBusinesses,
  papersRemoved: removePapers,
  orphanPicturesRemoved: removeOrphanPictures,
  importFilesRemoved: removeImportFiles,
  ledgerPurged: purgeLedger,
  privacyNoticesQueued: announcePrivacyNotice,
  requestsPurged: purgeRequests,
  statisticsPurged: purgeStatistics,
  aiPurged: purgeAi,
  accountsPurged: purgeAccounts,
  specialDaysDropped: dropPastSpecialDays,
  wordsCounted: countWords,
};
