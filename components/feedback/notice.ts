import { showToast } from "@/components/ui/toast-queue";
import { MESSAGES } from "@/lib/messages";

/** Alerts of the listing's page stay this long; what went wrong stays as long as every error. */
const NOTICE_MS = 2500;

/** An alert of the listing's page. */
export const showNotice = (text: string): void =>
  showToast({ title: MESSAGES.noticeTitle, text, durationMs: NOTICE_MS });

/** An alert that something did not work. */
export const showProblem = (text: string): void =>
  showToast({ title: MESSAGES.noticeTitle, text, variant: "destructive" });
