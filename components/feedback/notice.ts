import { showToast } from "@/components/ui/toast-queue";
import { MESSAGES } from "@/lib/messages";

/** What the specification shows as an alert stays this long; what went wrong stays as long as every error. */
const NOTICE_MS = 2500;

/** "Aviso": something worked. */
export const showNotice = (text: string): void =>
  showToast({ title: MESSAGES.noticeTitle, text, durationMs: NOTICE_MS });

/** "Aviso": something did not work. */
export const showProblem = (text: string): void =>
  showToast({ title: MESSAGES.noticeTitle, text, variant: "destructive" });
