import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { plainButtonVariants } from "./button-variants";

/** Classes of a button, for links that look like one; those in `className` win over the variant's. */
export const buttonVariants = (options?: Parameters<typeof plainButtonVariants>[0]): string =>
  cn(plainButtonVariants(options));

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof plainButtonVariants>;

/** A button. */
export function Button({ variant, size, className, type = "button", ...props }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />;
}
