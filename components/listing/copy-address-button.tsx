"use client";

import type { ReactNode } from "react";
import { copyText } from "@/components/businesses/copy-text";
import { showMessage, showProblem } from "@/components/feedback/toasts";
import { MESSAGES } from "@/lib/messages";

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
    if (await copyText(address)) showMessage(MESSAGES.addressCopied);
    else showProblem(MESSAGES.addressNotCopied);
  }

  return (
    <button type="button" disabled={address === null} onClick={copy} className={className}>
      {children}
    </button>
  );
}
