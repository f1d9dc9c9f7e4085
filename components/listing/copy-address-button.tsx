"use client";

import type { ReactNode } from "react";
import { copyText } from "@/components/businesses/copy-text";
import { showToast } from "@/components/ui/toast-queue";
import { MESSAGES } from "@/lib/messages";

/** Alerts of the listing's page stay this long. */
const NOTICE_MS = 2500;

type CopyAddressButtonProps = {
  /** Null disables the button: there is nothing to copy. */
  address: string | null;
  className: string;
  children: ReactNode;
};

/** "Copiar dirección". Not shown where there is no JavaScript to do it; the address itself is text on the page. */
export function CopyAddressButton({ address, className, children }: CopyAddressButtonProps) {
  async function copy() {
    if (address === null) return;
    const isCopied = await copyText(address);
    showToast(
      isCopied
        ? { title: MESSAGES.noticeTitle, text: MESSAGES.addressCopied, durationMs: NOTICE_MS }
        : { title: MESSAGES.noticeTitle, text: MESSAGES.addressNotCopied, variant: "destructive" },
    );
  }

  return (
    <button type="button" disabled={address === null} onClick={copy} className={className}>
      {children}
    </button>
  );
}
