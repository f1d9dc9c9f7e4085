"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { smallPicture } from "@/components/registration/shrink-picture";
import type { PictureCrop } from "@/lib/images/picture-limits";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { PICTURE_FIELDS, type PictureTaken } from "@/lib/owner/picture-answer";
import type { PictureUndo } from "@/lib/owner/picture-state";
import type { PictureUse } from "@/lib/owner/pictures";
import { cropText } from "@/lib/owner/read-crop";
import { routes } from "@/lib/routes";
import { sendForm } from "./send-form";
import { type QueueOptions, type Upload, type UploadListener, UploadQueue } from "./upload-queue";

type PictureSource = { businessId: string; use: PictureUse } & ({ file: File } | { url: string; crop: PictureCrop });

async function sendPicture(source: PictureSource, listener: UploadListener) {
  const form = new FormData();
  form.set(BUSINESS_ID_FIELD, source.businessId);
  form.set(PICTURE_FIELDS.use, source.use);
  if ("file" in source) form.set(PICTURE_FIELDS.file, await smallPicture(source.file));
  else {
    form.set(PICTURE_FIELDS.url, source.url);
    form.set(PICTURE_FIELDS.crop, cropText(source.crop));
  }
  return sendForm<PictureTaken>(routes.sendPicture(), form, listener);
}

/** Count that the server makes small at the same time. */
const AT_ONCE = 2;

export function useUploadQueue<Source, Taken>(options: Omit<QueueOptions<Source, Taken>, "onChange">) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const tellTaken = useEffectEvent(options.onTaken);
  const guard = useUnsavedGuard();
  const [queue] = useState(
    () =>
      new UploadQueue<Source, Taken>({
        ...options,
        onChange: (next) => setUploads((before) => release(before, next)),
        onTaken: (taken, source) => tellTaken(taken, source),
      }),
  );
  useEffect(() => guard(uploads.length > 0), [uploads, guard]);
  return { uploads, queue };
}

/** Sends pictures two at a time. @param onTaken hears of each that is stored, and how to undo a cut. */
export function useUploads(onTaken: (taken: PictureTaken, undo: PictureUndo | null) => void) {
  const { uploads, queue } = useUploadQueue<PictureSource, PictureTaken>({
    send: sendPicture,
    atOnce: AT_ONCE,
    onTaken: (taken, source) => onTaken(taken, undoOf(taken, source)),
  });
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener("online", () => queue.retryLost(), { signal: stop.signal });
    return () => stop.abort();
  }, [queue]);
  return {
    uploads,
    queue,
    add(source: PictureSource) {
      const shown =
        "file" in source
          ? { name: source.file.name, preview: URL.createObjectURL(source.file) }
          : { name: "recorte", preview: source.url };
      queue.add(source, shown);
    },
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
