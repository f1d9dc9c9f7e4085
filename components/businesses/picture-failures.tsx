"use client";

import { useEffect } from "react";

/** A picture that failed: its `data-fallback` instead, which is its `src` where that is empty, or else it goes, with the frame marked `data-picture-frame`. */
function mend(picture: HTMLImageElement): void {
  const { fallback } = picture.dataset;
  if (fallback !== undefined) {
    delete picture.dataset.fallback;
    picture.removeAttribute("srcset");
    if (fallback) picture.src = fallback;
    return;
  }
  const frame = picture.closest<HTMLElement>("[data-picture-frame]") ?? picture;
  frame.hidden = true;
}

const hasFailed = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth === 0 && picture.src !== "";

/** One listener for every picture of the page: pictures stay plain HTML, and a failed one leaves no hole. */
export function PictureFailures() {
  useEffect(() => {
    function onError({ target }: Event) {
      if (target instanceof HTMLImageElement) mend(target);
    }
    // An error event does not bubble, but it can be captured.
    document.addEventListener("error", onError, { capture: true });
    // Those that failed before this script ran.
    for (const picture of document.images) if (hasFailed(picture)) mend(picture);
    return () => document.removeEventListener("error", onError, { capture: true });
  }, []);
  return null;
}
