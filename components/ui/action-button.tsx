"use client";

import type { ComponentProps } from "react";
import { useFormStatus } from "react-dom";

/** The button of a form that must not be sent twice: while its action is under way, pressing it does nothing. */
export function ActionButton(props: Omit<ComponentProps<"button">, "type" | "disabled">) {
  const { pending } = useFormStatus();
  return <button {...props} type="submit" disabled={pending} />;
}
