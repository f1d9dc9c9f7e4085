"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import type { GalleryPicture, GalleryViewer } from "./gallery-viewer";

type GalleryOpenerProps = {
  /** All that the viewer goes through; the links inside name theirs by `data-picture`, its place in this list. */
  pictures: readonly GalleryPicture[];
  businessName: string;
  children: ReactNode;
};

type OpenViewer = { Viewer: typeof GalleryViewer; start: number };

/** Opens the full-screen viewer on a thumbnail. Its code comes with the first tap; if it does not, the link is followed. */
export function GalleryOpener({ pictures, businessName, children }: GalleryOpenerProps) {
  const [open, setOpen] = useState<OpenViewer | null>(null);

  async function openViewer(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-picture]") : null;
    if (!link) return;
    event.preventDefault();
    // Safari does not focus a link that is clicked: the focus could not come back to it.
    link.focus({ preventScroll: true });
    try {
      const { GalleryViewer: Viewer } = await import("./gallery-viewer");
      setOpen({ Viewer, start: Number(link.dataset.picture) });
    } catch {
      window.location.assign(link.href);
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's activation by keyboard is a click too
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for clicks on the links inside
    <div onClick={openViewer}>
      {children}
      {open && (
        <open.Viewer pictures={pictures} businessName={businessName} start={open.start} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
