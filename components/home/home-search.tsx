"use client";

import type { FormEvent, ReactNode } from "react";
import { useNavigation } from "@/components/ui/use-navigation";
import { showToast } from "@/lib/browser/toasts";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";

type HomeSearchProps = { className: string; children: ReactNode };

/**
 * The home page's search form, around fields drawn on the server. Without JavaScript it is a plain GET; with it an empty
 * term is refused and a good one is looked up without a page load.
 */
export function HomeSearch({ className, children }: HomeSearchProps) {
  const { navigate, isNavigating } = useNavigation();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("q");
    if (!(field instanceof HTMLInputElement)) return;
    const term = field.value.trim();
    if (term === "") {
      showToast({
        title: MESSAGES.emptySearchTitle,
        text: MESSAGES.emptySearch,
        variant: "destructive",
      });
      field.focus();
      return;
    }
    navigate(routes.directory({ q: term }));
  }

  return (
    <search>
      <form action={routes.directory()} onSubmit={search} aria-busy={isNavigating} className={className}>
        {children}
      </form>
    </search>
  );
}
