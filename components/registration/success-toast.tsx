"use client";

import { useEffect } from "react";
import { showToast } from "@/lib/browser/toasts";
import { MESSAGES } from "@/lib/messages";
import { REGISTRATION_MESSAGES } from "@/lib/registration/messages";

export function SuccessToast() {
  useEffect(() => showToast({ title: MESSAGES.toastTitle, text: REGISTRATION_MESSAGES.received }), []);
  return null;
}
