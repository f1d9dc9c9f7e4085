import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

const variants = cva(
  "inline-flex cursor-pointer items-center justify-center gap-2 rounded-field font-semibold text-base no-underline transition-[opacity,transform] duration-150 active:scale-[0.98] disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60",
  {
    variants: {
      variant: {
        default: "bg-action text-ink hover:bg-action-hover",
        destructive: "bg-error text-white hover:opacity-90",
        outline: "border border-field bg-white text-ink hover:bg-sand",
        secondary: "bg-ink text-paper hover:bg-ink-raised",
        ghost: "text-current hover:bg-current/10",
        link: "px-0 text-action-strong underline-offset-4 hover:underline",
        whatsapp: "bg-whatsapp text-ink hover:bg-whatsapp-hover",
      },
      size: {
        default: "min-h-12 px-5 py-2",
        sm: "min-h-11 px-4 py-2 text-sm",
        lg: "min-h-14 px-6 py-3",
        icon: "size-11",
        // Icon over word: three side by side fit a 320 px screen.
        bar: "min-h-14 flex-1 flex-col gap-0.5 px-1 py-1.5 text-sm leading-4",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

/** Button classes, for links and for client leaves that should not bundle the variants. Every size is at least 44 px high. */
export const buttonVariants = (options?: Parameters<typeof variants>[0]): string => cn(variants(options));

type ButtonProps = ComponentProps<"button"> & VariantProps<typeof variants> & { asChild?: boolean };

/** A button; with `asChild` its child (a link, say) wears the button's looks. */
export function Button({ variant, size, asChild = false, className, type, ...props }: ButtonProps) {
  const classes = buttonVariants({ variant, size, className });
  return asChild ? (
    <Slot.Root className={classes} {...props} />
  ) : (
    <button type={type ?? "button"} className={classes} {...props} />
  );
}
