"use client";

import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";

const EVERY_MS = 500;

export function RefreshWhile() {
  const { refresh } = useRouter();
  const [isRefreshing, startRefreshing] = useTransition();
  useEffect(() => {
    if (isRefreshing) return;
    const timer = setTimeout(() => startRefreshing(refresh), EVERY_MS);
    return () => clearTimeout(timer);
  }, [isRefreshing, refresh]);
  return null;
}
