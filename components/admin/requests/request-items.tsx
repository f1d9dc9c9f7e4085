import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

type RequestListProps = {
  empty: string;
  next: string | null;
  more?: string;
  children: readonly ReactNode[];
};

export function RequestItems({ empty, next, more = "Siguientes", children }: RequestListProps) {
  return (
    <>
      {children.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-5 text-ink-soft">{empty}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</ul>
      )}
      {next && (
        <p>
          <Link href={next} className="text-link inline-flex min-h-11 items-center">
            {more}
          </Link>
        </p>
      )}
    </>
  );
}

export function Sender({ name, email, moment }: { name: string; email: string; moment: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 className="text-base wrap-anywhere">{name}</h2>
      <span className="text-sm wrap-anywhere">{email}</span>
      <span className="text-ink-soft text-sm">{moment}</span>
    </div>
  );
}
