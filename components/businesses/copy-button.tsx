import type { ReactNode } from "react";

type CopyButtonProps = {
  /** Null disables the button: there is nothing to copy. "": the page's address. */
  text: string | null;
  className: string;
  children: ReactNode;
};

/** Copies a text (`browser/on-demand/copy.ts`). Hide it where there is no JavaScript to do it. */
export const CopyButton = ({ text, className, children }: CopyButtonProps) => (
  <button
    type="button"
    disabled={text === null}
    data-script="copy"
    data-held=""
    data-copia={text ?? undefined}
    className={className}
  >
    {children}
  </button>
);
