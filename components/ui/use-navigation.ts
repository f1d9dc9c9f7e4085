import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { beginNavigation } from "@/lib/browser/pending-navigation";

type Navigation = {
  /** @param how "replace": no entry of its own in the history */
  navigate: (href: string, how?: "push" | "replace") => void;
  /** Until the page is there. */
  isNavigating: boolean;
};

export function useNavigation(): Navigation {
  const router = useRouter();
  const [href, setHref] = useState<string | null>(null);
  const [isNavigating, startNavigation] = useTransition();
  useEffect(() => (isNavigating && href !== null ? beginNavigation(href) : undefined), [isNavigating, href]);
  return {
    isNavigating,
    navigate(next, how = "push") {
      setHref(next);
      startNavigation(() => router[how](next));
    },
  };
}
