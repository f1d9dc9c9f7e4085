import type { ReactNode } from "react";
import { flashMessage } from "@/lib/admin/messages";
import { textOf } from "@/lib/text/text-of";
import { FlashMessage } from "./flash-message";

type AdminPageProps = {
  title: string;
  beside?: ReactNode;
  /** Name of a sentence that the page says first. */
  aviso?: string | string[] | undefined;
  className: string;
  children: ReactNode;
};

export function AdminPage({ title, beside, aviso, className, children }: AdminPageProps) {
  const message = flashMessage(textOf(aviso));
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl sm:text-2xl">{title}</h1>
        {beside}
      </div>
      {/* Another one with each answer: the same sentence may be said of two things in turn. */}
      {message && <FlashMessage key={crypto.randomUUID()}>{message}</FlashMessage>}
      {children}
    </div>
  );
}
