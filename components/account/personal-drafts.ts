import { DRAFTS_KEY, noteTyped } from "@/lib/auth/personal-storage";
import { accountOf, hasLeft } from "@/lib/auth/session-hint";
import { readStored, writeStored } from "@/lib/browser/device-storage";
import { draftsText, parseDrafts, type SectionDraft } from "@/lib/owner/section-draft";

/** Keeps the draft of a form: null where there is nothing, and to forget it. */
export type DraftKeeper = { read: () => SectionDraft | null; write: (draft: SectionDraft | null) => void };

/** Keeps an account's unstored typing beyond its session; every tab ends it when the account has left, or another one has come. */
export function keepDraft(form: string): DraftKeeper {
  const account = accountOf(document.cookie);
  const isPresent = () => (accountOf(document.cookie) ?? account) === account && !hasLeft(document.cookie);
  const readAll = () => parseDrafts(readStored(DRAFTS_KEY), account ?? "", Date.now());
  return {
    read: () => (account === null ? null : (readAll().drafts[form] ?? null)),
    write(draft) {
      if (account === null || !isPresent()) return;
      noteTyped();
      writeStored(DRAFTS_KEY, draftsText(readAll(), form, draft));
    },
  };
}
