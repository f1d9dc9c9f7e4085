import type { ReactNode } from "react";

type EmbedOnTapProps = {
  /** Address on its own site: where the link leads without JavaScript, or when opened in another tab. */
  href: string;
  embedUrl: string;
  title: string;
  closedClassName: string;
  /** Looks of the frame; of the same shape, unless it needs more room. */
  openClassName: string;
  children: ReactNode;
};

/** Another site's map or video, loaded only when asked for: a visit tells third parties nothing. */
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
