"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Link } from "@/components/ui/link";

const EVERY_MS = 2500;

export function PictureProgress({ ask, here, title }: { ask: string; here: string; title: string }) {
  const router = useRouter();
  useEffect(() => {
    const gone = new AbortController();
    const look = async () => {
      // Without a connection it looks again a moment later.
      const response = await fetch(ask, { signal: gone.signal, cache: "no-store" }).catch(() => null);
      const job: { state?: string } | null = response ? await response.json().catch(() => null) : null;
      if (!gone.signal.aborted && job && job.state !== "working") router.refresh();
    };
    const timer = setInterval(look, EVERY_MS);
    return () => {
      clearInterval(timer);
      gone.abort();
    };
  }, [ask, router]);
  return (
    <div role="status" className="grid gap-3 rounded-card bg-sand p-5">
      <p className="font-semibold">{title}</p>
      <progress className="progress-line h-2 w-full motion-safe:animate-pulse" aria-label={title} />
      <p className="text-sm">Suele tardar hasta un minuto. Puedes salir de esta página: cuando vuelvas, aquí estará.</p>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <p className="scripted:hidden">
        <Link href={here} className="inline-flex min-h-11 items-center underline">
          Ver si ya está
        </Link>
      </p>
    </div>
  );
}
