import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const badgeVariants = cva("badge", {
  variants: {
    tone: {
      slate: "bg-closed-soft text-closed",
      blue: "bg-pro-soft text-pro",
      yellow: "bg-premium text-ink",
      orange: "bg-action text-ink",
      sand: "bg-sand text-ink",
      outline: "border border-line bg-white text-ink",
      green: "bg-open-soft text-open",
      amber: "bg-closing-soft text-closing",
    },
    size: { sm: "px-2.5 py-0.5", default: "px-2.5 py-1", lg: "px-3 py-1.5" },
  },
  defaultVariants: { tone: "sand", size: "default" },
});

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

/** A small label; its meaning is in its words, the colour only helps. `className` adds and overrides nothing: no merging, it runs in browsers. */
export function Badge({ tone, size, className, ...props }: BadgeProps) {
  return <span className={badgeVariants({ tone, size, className })} {...props} />;
}
