import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

const badgeVariants = cva("inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 font-semibold text-sm leading-4", {
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
  },
  defaultVariants: { tone: "sand" },
});

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

/** A small label; its meaning is in its words, the colour only helps. */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ tone }), className)} {...props} />;
}
