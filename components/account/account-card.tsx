import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

type AccountCardProps = { title: string; lead?: ReactNode; children: ReactNode; after?: ReactNode };

export function AccountCard({ title, lead, children, after }: AccountCardProps) {
  return (
    <div className="page-width py-8 sm:py-14">
      <div className="mx-auto max-w-[28rem]">
        <Card className="px-5 py-7 sm:px-8 sm:py-9">
          <h1 className="text-2xl">{title}</h1>
          {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
          <div className="mt-6">{children}</div>
        </Card>
        {after && <div className="mt-6 px-1 text-center text-ink-soft">{after}</div>}
      </div>
    </div>
  );
}
