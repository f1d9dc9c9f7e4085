"use client";

import { type MouseEvent, type ReactNode, useState } from "react";

type EmbedOnTapProps = {
  /** The same thing on its own site: where the link leads without JavaScript, or when opened in another tab. */
  href: string;
  embedUrl: string;
  /** Names the frame for those who do not see it. */
  title: string;
  /** Looks before the tap. */
  closedClassName: string;
  /** Looks of the frame; of the same shape, unless it needs more room. */
  openClassName: string;
  children: ReactNode;
};

/** Another site's map or video, loaded only when asked for: a visit costs no third party's data and tells it nothing. */
export function EmbedOnTap({ href, embedUrl, title, closedClassName, openClassName, children }: EmbedOnTapProps) {
  const [isOpen, setIsOpen] = useState(false);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  }

  if (!isOpen) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" onClick={open} className={closedClassName}>
        {children}
      </a>
    );
  }
  return (
    <iframe
      src={embedUrl}
      title={title}
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      // The link that had the focus is gone; the frame takes its place.
      ref={(frame) => frame?.focus()}
      className={openClassName}
    />
  );
}
