"use client";

import { useEffect } from "react";
import { showMessage } from "@/components/feedback/toasts";
import { REGISTRATION_MESSAGES } from "@/lib/registration/messages";

/** "¡Registro exitoso!", as soon as the page is there. */
export function SuccessToast() {
  useEffect(() => showMessage(REGISTRATION_MESSAGES.received), []);
  return null;
}
