"use client";

import { useEffect, useRef, useState } from "react";
import { POST_LOGIN_KEY } from "@/lib/auth/model";
import { readPersonal, writePersonal } from "./personal-storage";

/**
 * Adds to a form the path that an earlier page has left in this browser, and clears it once the form is sent: it is used
 * once. The server decides whether it may be gone to.
 */
export function StoredReturn() {
  const [path, setPath] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    setPath(readPersonal(POST_LOGIN_KEY) ?? "");
    const clear = () => writePersonal(POST_LOGIN_KEY, "");
    form.addEventListener("submit", clear);
    return () => form.removeEventListener("submit", clear);
  }, []);
  return <input ref={input} type="hidden" name="guardado" value={path} readOnly />;
}
