"use client";

import { useEffect, useRef, useState } from "react";
import { POST_LOGIN_KEY } from "@/lib/auth/model";
import { readPersonal, writePersonal } from "@/lib/auth/personal-storage";

/** Keeps the asked path until a sign-in, and adds it to the form; the server judges it. @param asked by this page's address; "" for none */
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
