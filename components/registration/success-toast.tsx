"use client";

import { useEffect } from "react";
import { showToast } from "@/components/ui/toast-queue";
import { MESSAGES } from "@/lib/messages";
import { REGISTRATION_MESSAGES } from "@/lib/registration/messages";

/** Specification: what comes as an alert is shown this long. */
const NOTICE_MS = 2500;

/** "¡Registro exitoso!", as soon as the page is there. */
export function SuccessToast() {
  useEffect(() => {
    showToast({ title: MESSAGES.noticeTitle, text: REGISTRATION_MESSAGES.received, durationMs: NOTICE_MS });
  }, []);
  return null;
}
