import { cva } from "class-variance-authority";

/**
 * Looks of a button, without the merging of classes (and its 7 KB) that `buttonVariants` adds: for client leaves that
 * override nothing. Every size is at least 44 px high.
 */
export const plainButtonVariants = cva("button", {
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
      // Icon over word: three side by side fit a 320 px screen. Their borders are the gaps, so that a thumb meets no gap.
      bar: "min-h-14 flex-1 flex-col gap-0.5 border-transparent border-x-4 bg-clip-padding py-1.5 text-center text-sm leading-4",
    },
  },
  defaultVariants: { variant: "default", size: "default" },
});
