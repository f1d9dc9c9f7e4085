import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** Classes of a button, for links that look like one (parts.css); utilities in `className` win over them. */
export const buttonVariants = cva("button", {
  variants: {
    variant: {
      default: "button-action",
      destructive: "button-destructive",
      outline: "button-outline",
      secondary: "button-secondary",
      ghost: "button-ghost",
      link: "button-link",
      whatsapp: "button-whatsapp",
    },
    size: { default: "", sm: "button-sm", icon: "button-icon", bar: "button-bar" },
  },
  defaultVariants: { variant: "default", size: "default" },
});

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonVariants>;

export function Button({ variant, size, className, type = "button", ...props }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />;
}
