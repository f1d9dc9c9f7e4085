"use client";

import { useEffect } from "react";

/** What is made of pictures alone (`data-pictures`) goes with the last of them, and what leads to its heading, too. */
function leaveEmpty(block: HTMLElement): void {
  if ([...block.querySelectorAll("img")].some((picture) => !picture.closest("[hidden]"))) return;
  block.hidden = true;
  const heading = block.getAttribute("aria-labelledby");
  for (const link of document.querySelectorAll<HTMLElement>(`a[href="#${heading}"]`)) {
    (link.closest("li") ?? link).hidden = true;
  }
}

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
  const block = frame.closest<HTMLElement>("[data-pictures]");
  if (block) leaveEmpty(block);
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
    for (const picture of document.querySelectorAll("img")) if (hasFailed(picture)) mend(picture);
    return () => document.removeEventListener("error", onError, { capture: true });
  }, []);
  return null;
}
