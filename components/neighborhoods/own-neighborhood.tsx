"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { readStored, writeStored } from "@/lib/browser/device-storage";
import { routes } from "@/lib/routes";
import { OWN_NEIGHBORHOOD_KEY, parseOwnNeighborhood } from "@/lib/search/own-neighborhood";

const storedText = () => readStored(OWN_NEIGHBORHOOD_KEY);
const nothingOnServer = () => null;

function onStored(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

type OwnNeighborhoodProps = {
  /** The select "colonia" and its button. */
  children: ReactNode;
};

/**
 * One's own colonia, once chosen kept by this browser, and the way to its businesses. Without JavaScript a plain form that
 * leads there.
 */
export function OwnNeighborhood({ children }: OwnNeighborhoodProps) {
  const router = useRouter();
  const own = parseOwnNeighborhood(useSyncExternalStore(onStored, storedText, nothingOnServer));
  const [isChanging, setIsChanging] = useState(false);

  function choose(event: FormEvent<HTMLFormElement>) {
    const select = event.currentTarget.elements.namedItem("colonia");
    const option = select instanceof HTMLSelectElement ? select.selectedOptions[0] : undefined;
    if (!option?.value) return;
    event.preventDefault();
    writeStored(OWN_NEIGHBORHOOD_KEY, JSON.stringify({ slug: option.value, name: option.text }));
    router.push(routes.neighborhood(option.value));
  }

  if (own && !isChanging) {
    return (
      <p className="flex flex-wrap items-center gap-2">
        <Link href={routes.neighborhood(own.slug)} className={buttonVariants({ variant: "secondary" })}>
          Negocios en {own.name}
        </Link>
        <button type="button" className={buttonVariants({ variant: "ghost" })} onClick={() => setIsChanging(true)}>
          Cambiar
        </button>
      </p>
    );
  }
  return (
    <form action={routes.chooseNeighborhood()} onSubmit={choose} className="flex max-w-narrow gap-2">
      {children}
    </form>
  );
}
