import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

export const badgeVariants = cva("badge", {
  variants: {
    tone: {
      slate: "badge-slate",
      blue: "badge-blue",
      yellow: "badge-yellow",
      orange: "badge-orange",
      sand: "",
      outline: "badge-outline",
      green: "badge-green",
      amber: "badge-amber",
    },
    size: { sm: "badge-sm", default: "", lg: "badge-lg" },
  },
  defaultVariants: { tone: "sand", size: "default" },
});

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

/** A small label; its meaning is in its words, the colour only helps. `className` adds and overrides nothing: no merging, it runs in browsers. */
export function Badge({ tone, size, className, ...props }: BadgeProps) {
  return <span className={badgeVariants({ tone, size, className })} {...props} />;
}
