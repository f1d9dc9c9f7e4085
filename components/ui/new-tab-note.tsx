import type { ComponentProps } from "react";

export const NewTabNote = () => <span className="sr-only"> (abre otra pestaña)</span>;

export const NewTabLink = ({ children, ...props }: ComponentProps<"a">) => (
  <a target="_blank" rel="noopener noreferrer" {...props}>
    {children}
    <NewTabNote />
  </a>
);
