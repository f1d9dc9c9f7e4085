import { isPanel } from "@/browser/is-panel";

function leaveEmpty(block: HTMLElement): void {
  if ([...block.querySelectorAll("img")].some((picture) => !picture.closest("[hidden], dialog"))) return;
  block.hidden = true;
}

/** Replaces a failed picture by `data-fallback`, once; else removes it, and marks its `data-picture-frame`. */
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

function onError({ target }: Event): void {
  if (target instanceof HTMLImageElement && !isPanel()) mend(target);
}

/** Leaves no hole where a picture has failed: one listener for all of them, which stay plain HTML. */
export function mendPictures(): void {
  // An error event does not bubble, but it can be captured.
  document.addEventListener("error", onError, { capture: true });
  // Those that failed before this script ran.
  if (!isPanel()) for (const picture of document.querySelectorAll("img")) if (hasFailed(picture)) mend(picture);
}
