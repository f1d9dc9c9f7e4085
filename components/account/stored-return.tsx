"use client";

import { useEffect, useRef, useState } from "react";
import { POST_LOGIN_KEY } from "@/lib/auth/model";
import { readPersonal, writePersonal } from "@/lib/auth/personal-storage";

/**
 * Keeps the path that was asked for in this browser until somebody signs in: who looks around first, or asks for another
 * link since the first was used up, comes to pages that do not know it. Adds what is kept to the form, and clears it with
 * the form that signs in: it is used once. The server decides whether it may be gone to.
 * @param asked by the address of this page; "" for none
 */
export function StoredReturn({ asked = "" }: { asked?: string }) {
  const [path, setPath] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    if (asked !== "") writePersonal(POST_LOGIN_KEY, asked);
    setPath(readPersonal(POST_LOGIN_KEY) ?? "");
    // Asking for a link is no sign-in yet.
    const clear = () => new FormData(form).get("modo") !== "enlace" && writePersonal(POST_LOGIN_KEY, "");
    form.addEventListener("submit", clear);
    return () => form.removeEventListener("submit", clear);
  }, [asked]);
  return <input ref={input} type="hidden" name="guardado" value={path} readOnly />;
}
