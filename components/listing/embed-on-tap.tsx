import type { ReactNode } from "react";

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

/**
 * Another site's map or video, loaded only when asked for (`browser/on-demand/embed.ts`): a visit costs no third party's data and
 * tells it nothing.
 */
export const EmbedOnTap = ({ href, embedUrl, title, closedClassName, openClassName, children }: EmbedOnTapProps) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    data-script="embed"
    data-held=""
    data-marco={embedUrl}
    data-titulo={title}
    data-aspecto={openClassName}
    className={closedClassName}
  >
    {children}
  </a>
);
