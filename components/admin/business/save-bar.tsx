import type { ReactNode } from "react";

type SaveBarProps = { isDirty: boolean; children: ReactNode };

export function SaveBar({ isDirty, children }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 [[role=dialog]_&]:-bottom-5 [[role=dialog]_&]:-mx-5 [[role=dialog]_&]:bg-card [[role=dialog]_&]:px-5 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-paper py-3">
      <span role="status" className="text-ink-soft text-sm">
        {isDirty && "Sin guardar"}
      </span>
      {children}
    </div>
  );
}
