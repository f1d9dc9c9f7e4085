"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { usePendingNavigation } from "./pending-navigation";

/** Leads to an address within the site as a link would, and says meanwhile that its page is being loaded. */
export function usePush(): { push: (href: string) => void; isPushing: boolean } {
  const router = useRouter();
  const [href, setHref] = useState<string | null>(null);
  const [isPushing, startPushing] = useTransition();
  usePendingNavigation(isPushing ? href : null);
  return {
    isPushing,
    push(next) {
      setHref(next);
      startPushing(() => router.push(next));
    },
  };
}
