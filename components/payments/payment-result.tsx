import type { ReactNode } from "react";
import { StatusSheet } from "@/components/feedback/status-sheet";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Plan } from "@/lib/plans/plans";
import { PurchaseFacts } from "./purchase-facts";

export type ResultLink = { label: string; href: string; isPlain?: boolean };

export type ResultView = {
  tone: "good" | "waiting" | "bad" | "plain";
  title: string;
  text: string;
  plan: Plan | null;
  amountPesos: number | null;
  email: string;
  links: readonly ResultLink[];
};

export function PaymentResult({ view, children }: { view: ResultView; children?: ReactNode }) {
  const { tone, title, text, links, ...facts } = view;
  return (
    <StatusSheet tone={tone} title={title}>
      <p className="mt-3 text-ink-soft">{text}</p>
      {children}
      <PurchaseFacts {...facts} />
      <div className="mt-7 grid gap-3">
        {links.map(({ label, href, isPlain }, index) => {
          const className = buttonVariants({ variant: index === 0 ? "default" : "outline" });
          // A page that asks the provider anew has to be loaded anew.
          return isPlain ? (
            <a key={label} href={href} className={className}>
              {label}
            </a>
          ) : (
            <Link key={label} href={href} className={className}>
              {label}
            </Link>
          );
        })}
      </div>
    </StatusSheet>
  );
}
