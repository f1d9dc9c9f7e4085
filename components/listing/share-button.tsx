"use client";

import type { MouseEvent, ReactNode } from "react";
import { copyText } from "@/components/businesses/copy-text";
import { showMessage, showProblem } from "@/components/feedback/toasts";
import { MESSAGES } from "@/lib/messages";

type ShareButtonProps = {
  /** What is shared beside the page's address. */
  title: string;
  /** The menu for browsers that cannot share by themselves; the browser opens it, with or without JavaScript. */
  menuId: string;
  className: string;
  children: ReactNode;
};

/** The page's address as visitors know it, without what they did on it. */
const pageAddress = () => window.location.origin + window.location.pathname;

/** "Compartir": the phone's own sheet, else our menu. */
export function ShareButton({ title, menuId, className, children }: ShareButtonProps) {
  async function share(event: MouseEvent) {
    if (!("share" in navigator)) return;
    event.preventDefault();
    try {
      await navigator.share({ title, url: pageAddress() });
    } catch (error) {
      // Closing the sheet is no failure. Whatever else stops it leaves the menu.
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      if (!isClosed) document.getElementById(menuId)?.showPopover();
    }
  }

  return (
    <button type="button" popoverTarget={menuId} onClick={share} className={className}>
      {children}
    </button>
  );
}

type CopyLinkButtonProps = { menuId: string; className: string; children: ReactNode };

/** "Copiar enlace" in the menu, which it closes. */
export function CopyLinkButton({ menuId, className, children }: CopyLinkButtonProps) {
  async function copy() {
    const isCopied = await copyText(pageAddress());
    document.getElementById(menuId)?.hidePopover();
    if (isCopied) showMessage(MESSAGES.linkCopied);
    else showProblem(MESSAGES.addressNotCopied);
  }

  return (
    <button type="button" onClick={copy} className={className}>
      {children}
    </button>
  );
}
