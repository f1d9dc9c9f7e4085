import { cn } from "@/lib/cn";

/** A calm shape that keeps the place of what is on its way. */
export function Skeleton({ className }: { className: string }) {
  return <div className={cn("animate-pulse rounded-field bg-sand", className)} />;
}
