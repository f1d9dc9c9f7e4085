"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import type { PictureTaken } from "@/lib/owner/picture-answer";
import type { PictureUndo } from "@/lib/owner/picture-state";
import { type PictureSource, sendPicture } from "./send-picture";
import { type Upload, UploadQueue } from "./upload-queue";

/** Count that the server makes small at the same time. */
const AT_ONCE = 2;

/** Sends pictures two at a time. @param onTaken hears of each that is stored, and how to undo a cut. */
export function useUploads(onTaken: (taken: PictureTaken, undo: PictureUndo | null) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const tellTaken = useEffectEvent(onTaken);
  const guard = useUnsavedGuard();
  const [queue] = useState(
    () =>
      new UploadQueue<PictureSource>({
        send: sendPicture,
        atOnce: AT_ONCE,
        onChange: (next) => setUploads((before) => release(before, next)),
        onTaken: (taken, source) => tellTaken(taken, undoOf(taken, source)),
      }),
  );
  useEffect(() => guard(uploads.length > 0), [uploads, guard]);
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener("online", () => queue.retryLost(), { signal: stop.signal });
    return () => stop.abort();
  }, [queue]);
  return {
    uploads,
    add(source: PictureSource, preview?: string) {
      const shown =
        "file" in source
          ? { name: source.file.name, preview: URL.createObjectURL(source.file) }
          : { name: "recorte", preview: preview ?? source.url };
      queue.add(source, shown);
    },
    cancel: (id: number) => queue.cancel(id),
    retry: (id: number) => queue.retry(id),
  };
}

const undoOf = ({ url }: PictureTaken, source: PictureSource): PictureUndo | null =>
  "url" in source ? { use: source.use, url: source.url, instead: url } : null;

function release(before: readonly Upload[], next: readonly Upload[]): readonly Upload[] {
  for (const { id, preview } of before) {
    if (preview.startsWith("blob:") && !next.some((each) => each.id === id)) URL.revokeObjectURL(preview);
  }
  return next;
}
