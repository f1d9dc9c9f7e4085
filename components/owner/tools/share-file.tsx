"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { showProblem } from "@/lib/browser/show-message";

type ShareFileProps = {
  href: string;
  fileName: string;
  type: string;
  label: string;
};

function canShare(fileName: string, type: string): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [new File([], fileName, { type })] });
}

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

export function ShareFile({ href, fileName, type, label }: ShareFileProps) {
  const isHydrated = useIsHydrated();
  const [isFetching, setIsFetching] = useState(false);
  if (!isHydrated || !canShare(fileName, type)) return null;

  async function share() {
    if (isFetching) return;
    setIsFetching(true);
    try {
      const answer = await fetch(href);
      if (!answer.ok) throw new Error(`a file was answered with ${answer.status}`);
      await navigator.share({ files: [new File([await answer.blob()], fileName, { type })] });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!isClosed(error)) showProblem("No se pudo compartir. Descárgalo y envíalo desde tus archivos.");
    } finally {
      setIsFetching(false);
    }
  }

  return (
    <Button
      variant="outline"
      size="sm"
      className="px-2"
      aria-label={`Compartir: ${label}`}
      aria-disabled={isFetching}
      onClick={share}
    >
      {isFetching ? "Preparando…" : "Compartir"}
    </Button>
  );
}
