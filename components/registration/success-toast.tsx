"use client";

import { useEffect } from "react";
import { showNotice } from "@/components/feedback/notice";
import { REGISTRATION_MESSAGES } from "@/lib/registration/messages";

/** "¡Registro exitoso!", as soon as the page is there. */
export function SuccessToast() {
  useEffect(() => showNotice(REGISTRATION_MESSAGES.received), []);
  return null;
}
