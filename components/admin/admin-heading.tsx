import type { ReactNode } from "react";

type AdminHeadingProps = {
  title: string;
  children?: ReactNode;
};

export function AdminHeading({ title, children }: AdminHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-xl sm:text-2xl">{title}</h1>
      {children}
    </div>
  );
}
