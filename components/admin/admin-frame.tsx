import type { ReactNode } from "react";
import { MAIN_CONTENT_ID } from "@/components/layout/skip-link";
import type { SectionCounts } from "@/lib/admin/waiting";
import { routes } from "@/lib/routes";
import { SectionLinks } from "./section-links";

export function AdminFrame({ counts, children }: { counts: SectionCounts; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col lg:flex-row">
      <header className="border-line border-b bg-card lg:sticky lg:top-0 lg:flex lg:h-dvh lg:w-56 lg:shrink-0 lg:flex-col lg:overflow-y-auto lg:border-r lg:border-b-0">
        <SectionLinks counts={counts} />
        <div className="hidden gap-4 px-4 py-4 text-sm lg:mt-auto lg:flex">
          <WaysOut />
        </div>
      </header>
      <main
        id={MAIN_CONTENT_ID}
        tabIndex={-1}
        className="min-w-0 flex-1 px-4 py-6 outline-none max-md:has-[[data-decision-bar]]:pb-24 lg:px-8"
      >
        {children}
        <div className="mt-12 flex gap-4 text-sm lg:hidden">
          <WaysOut />
        </div>
      </main>
    </div>
  );
}

const WaysOut = () => (
  <>
    <a href={routes.home()} className="tap-target text-link">
      Ir al sitio
    </a>
    <form action={routes.signOut()} method="post">
      <button type="submit" className="tap-target text-link">
        Cerrar sesión
      </button>
    </form>
  </>
);
