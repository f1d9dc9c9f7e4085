"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const MAX_TRIES = 40;

type GoOnProps = {
  afterMs: number;
  /** Path to go to; null: the same page anew, as a session may have begun in another tab. */
  path: string | null;
};

const TOUCHES = ["pointerdown", "keydown", "focusin"] as const;

/** Leads on by itself, unless the page is touched; whoever has no scripts has a link beside it. */
export function GoOn({ afterMs, path }: GoOnProps) {
  const router = useRouter();
  useEffect(() => {
    if (path === null) {
      let tries = 0;
      const timer = setInterval(() => {
        tries += 1;
        if (tries === MAX_TRIES) clearInterval(timer);
        router.refresh();
      }, afterMs);
      return () => clearInterval(timer);
    }
    const timer = setTimeout(() => router.push(path), afterMs);
    const stop = () => clearTimeout(timer);
    for (const touch of TOUCHES) document.addEventListener(touch, stop, { once: true });
    return () => {
      stop();
      for (const touch of TOUCHES) document.removeEventListener(touch, stop);
    };
  }, [afterMs, path, router]);
  return null;
}
