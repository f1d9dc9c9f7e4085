"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { buttonVariants } from "@/components/ui/button";

/** "Actualizar": what others have changed meanwhile. Without scripts, the same page again. */
export function RefreshButton({ href }: { href: string }) {
  const router = useRouter();
  const [isRefreshing, startRefreshing] = useTransition();
  return (
    <a
      href={href}
      className={buttonVariants({ variant: "outline", size: "sm" })}
      onClick={(event) => {
        event.preventDefault();
        startRefreshing(() => router.refresh());
      }}
    >
      {isRefreshing ? "Actualizando…" : "Actualizar"}
    </a>
  );
}
