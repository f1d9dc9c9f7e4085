"use client";

import { useEffect, useRef, useState } from "react";
import { POST_LOGIN_KEY } from "@/lib/auth/model";
import { readPersonal, writePersonal } from "@/lib/auth/personal-storage";

/** Keeps the path that was asked for until a sign-in, for pages that do not know it; adds it to the form, and clears it once used. The
 * server decides whether it may be gone to. @param asked by the address of this page; "" for none */
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
