"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { showMessage, showProblem } from "@/lib/browser/show-message";
import type { ClipScene } from "./make-clip";

type VideoClipProps = { scenes: readonly ClipScene[]; name: string; fileName: string };

function save(content: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** "Hacer video": made on this device, where its browser can encode one; the script as PDF stands beside it for the others. */
export function VideoClip({ scenes, name, fileName }: VideoClipProps) {
  const isHydrated = useIsHydrated();
  const [progress, setProgress] = useState<number | null>(null);
  if (!isHydrated || !("VideoEncoder" in window)) {
    return (
      <p className={`self-center text-ink-soft text-sm ${isHydrated ? "" : "scripted:hidden"}`}>
        Aquí no se puede hacer el video: ábrelo en Chrome, Edge o Safari reciente con JavaScript, o usa el guion.
      </p>
    );
  }

  async function make() {
    setProgress(0);
    try {
      const { makeClip } = await import("./make-clip");
      const clip = await makeClip({ scenes, name, onProgress: setProgress });
      if (!clip) return showProblem("Tu navegador no puede hacer el video. Usa el guion en PDF.");
      save(clip, fileName);
      showMessage("Listo: tu video está en tus descargas.");
    } catch {
      showProblem("No se pudo hacer el video. Inténtalo de nuevo.");
    } finally {
      setProgress(null);
    }
  }

  return (
    <Button aria-disabled={progress !== null} onClick={() => progress === null && make()}>
      {progress === null ? "Hacer video (MP4)" : `Haciendo tu video: ${Math.round(progress * 100)} %`}
    </Button>
  );
}
