"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY_MS = 2_000;

/** Asks for the page again and again, for as long as it is shown. */
export function RefreshWhile() {
  const { refresh } = useRouter();
  useEffect(() => {
    const timer = setInterval(refresh, EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return null;
}
