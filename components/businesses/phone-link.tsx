"use client";

import type { MouseEvent, ReactNode } from "react";
import { showToast } from "@/lib/browser/toasts";
import { MESSAGES } from "@/lib/messages";
import { copyText } from "./copy-text";
import { counted, countedWithin } from "./counted";

type PhoneLinkProps = {
  /** A `tel:` address. */
  href: string;
  /** As the owner wrote it; what is copied. */
  phone: string;
  /** The business, for which the click counts; left out within an element that says whose it is. */
  slug?: string;
  className: string;
  children: ReactNode;
};

const DESKTOP = "(hover: hover) and (pointer: fine)";

/** Dials on phones; where there is a mouse, and so hardly a telephone, it copies the number. */
export function PhoneLink({ href, phone, slug, className, children }: PhoneLinkProps) {
  async function copyOnDesktop(event: MouseEvent) {
    if (!window.matchMedia(DESKTOP).matches) return;
    event.preventDefault();
    const isCopied = await copyText(phone);
    showToast(
      isCopied
        ? { title: MESSAGES.phoneCopied, text: MESSAGES.phoneCopiedDetail }
        : { title: MESSAGES.phoneNotCopied, text: MESSAGES.phoneNotCopiedDetail, variant: "destructive" },
    );
  }

  return (
    <a
      href={href}
      onClick={copyOnDesktop}
      className={className}
      {...(slug === undefined ? countedWithin("llamada") : counted("llamada", slug))}
    >
      {children}
    </a>
  );
}
