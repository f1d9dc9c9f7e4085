import type { ReactNode } from "react";
import { useFormContext } from "@/components/ui/form/form";
import { Icon } from "@/components/ui/icon";
import { dayField } from "@/lib/businesses/hours/day-draft";
import { cn } from "@/lib/cn";

type DayRowProps = {
  name: string;
  label: string;
  short?: string;
  summary: string;
  isOpen: boolean;
  onToggle: () => void;
  isLine?: boolean;
  side?: ReactNode;
  children: ReactNode;
};

/** A day as a closed row that a tap opens. Without scripts, and with something wrong in it, it is open. */
export function DayRow({ name, label, short = label, summary, isOpen, onToggle, isLine, side, children }: DayRowProps) {
  const { id, errors } = useFormContext();
  const field = `${id}-${dayField(name)}`;
  const error = errors[dayField(name)];
  const isShown = isOpen || Object.keys(errors).some((each) => each.startsWith(`${name}_`));
  return (
    <fieldset
      id={field}
      className={cn(
        "grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-line border-b last:border-b-0",
        isLine && "@[34rem]:py-0.5",
      )}
    >
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={`${field}-campos`}
        aria-label={`${label}: ${summary}`}
        onClick={onToggle}
        className={cn(
          "flex min-h-12 cursor-pointer items-center gap-x-3 py-2 text-left noscript:hidden",
          isLine && "@[34rem]:hidden",
        )}
      >
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <span className="min-w-9 font-semibold">{short}</span>
          <span className="min-w-0 text-ink-soft">{summary}</span>
        </span>
        <Icon
          name="chevron-down"
          className={cn("text-ink-soft motion-safe:transition-transform", isShown && "rotate-180")}
        />
      </button>
      <div
        id={`${field}-campos`}
        className={cn(
          "min-w-0 gap-2 noscript:grid noscript:py-3",
          isShown ? "grid" : "hidden",
          isLine
            ? "col-span-full row-start-2 pb-3 @[34rem]:col-span-1 @[34rem]:row-start-1 @[34rem]:grid @[34rem]:pb-0"
            : "col-span-full row-start-2 pr-3 pb-3",
        )}
      >
        {children}
        {error && (
          <p id={`${field}-error`} className="font-semibold text-error text-sm">
            {error}
          </p>
        )}
      </div>
      {side && <div className="col-start-2 row-start-1 noscript:hidden">{side}</div>}
    </fieldset>
  );
}
