"use client";

import { useEffect, useRef } from "react";
import { POST_LOGIN_KEY } from "@/lib/auth/model";

/**
 * Adds to a form the path that an earlier page has left in this browser, and clears it once the form is sent: it is used
 * once. The server decides whether it may be gone to.
 */
export function StoredReturn() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    if (!field || !form) return;
    try {
      field.value = localStorage.getItem(POST_LOGIN_KEY) ?? "";
    } catch {
      // No storage, nothing stored.
      return;
    }
    const clear = () => localStorage.removeItem(POST_LOGIN_KEY);
    form.addEventListener("submit", clear);
    return () => form.removeEventListener("submit", clear);
  }, []);
  return <input ref={input} type="hidden" name="guardado" defaultValue="" />;
}
