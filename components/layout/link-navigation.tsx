"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState, useTransition } from "react";
import { beginNavigation } from "@/lib/browser/pending-navigation";
import { isPrivatePath } from "@/lib/http/private-segments";

function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-link]") : null;
  const isElsewhere = link !== null && ((link.target !== "" && link.target !== "_self") || link.download !== "");
  if (!link || isElsewhere || link.origin !== location.origin) return null;
  return isPrivatePath(link.pathname) ? link : null;
}

/** Follows links of private pages within the frame. One listener for all, which stay plain HTML. */
export function LinkNavigation() {
  const { navigate, isNavigating } = useNavigation();
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);

  const follow = useEffectEvent((event: MouseEvent) => {
    const followed = followedLink(event);
    const href = followed?.getAttribute("href");
    if (!followed || !href) return;
    event.preventDefault();
    // Tapped twice: it is on its way.
    if (isNavigating && followed === link) return;
    setLink(followed);
    navigate(href, followed.dataset.link === "replace" ? "replace" : "push");
  });

  useEffect(() => {
    // React's own handlers have had the click by then: they listen there too, and came first.
    const onClick = (event: MouseEvent) => follow(event);
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  useEffect(() => {
    if (!isNavigating || !link) return;
    link.dataset.pending = "";
    return () => {
      delete link.dataset.pending;
    };
  }, [isNavigating, link]);

  return null;
}

type Navigation = {
  /** @param how "replace": no entry of its own in the history */
  navigate: (href: string, how?: "push" | "replace") => void;
  isNavigating: boolean;
};

function useNavigation(): Navigation {
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
