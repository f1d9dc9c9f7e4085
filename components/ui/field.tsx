import type { ComponentProps } from "react";
import { Icon } from "./icon";

const join = (own: string, given: string | undefined): string => (given ? `${own} ${given}` : own);

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={join("field", className)} {...props} />;
}

/** The browser's own select: works without JavaScript, and opens the phone's own list. */
export function Select({ className, ...props }: ComponentProps<"select">) {
  return (
    <span className="select">
      <select className={join("field", className)} {...props} />
      <Icon name="chevron-down" />
    </span>
  );
}

export function Label({ className, ...props }: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller passes htmlFor
  return <label className={join("label", className)} {...props} />;
}
