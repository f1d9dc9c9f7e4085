"use client";

import { useEffect, useRef, useState } from "react";
import { formatNumber } from "@/lib/format";

/** " (31)": how many are open at this moment, asked for when it comes into sight. @param href of the question. */
export function OpenNowCount({ href }: { href: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [result, setResult] = useState<{ href: string; total: number } | null>(null);

  useEffect(() => {
    if (!place.current) return;
    const request = new AbortController();
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      fetch(href, { signal: request.signal })
        .then((response) => (response.ok ? response.json() : Promise.reject(response)))
        .then(({ total }: { total: number }) => setResult({ href, total }))
        // The filter works without its number.
        .catch(() => setResult(null));
    });
    sight.observe(place.current);
    return () => {
      sight.disconnect();
      request.abort();
    };
  }, [href]);

  return <span ref={place}>{result?.href === href ? ` (${formatNumber(result.total)})` : "\u200b"}</span>;
}
