"use client";

import { LoadError } from "@/components/feedback/load-error";
import { BRAND } from "@/lib/brand";

/** Stands in for the whole document when even the layout failed. The sheet is the one of the page that failed: one named here would be part of every page. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang={BRAND.locale}>
      <body>
        <title>{`Error | ${BRAND.name}`}</title>
        <main>
          <h1 className="sr-only">{BRAND.name}</h1>
          <LoadError title="No pudimos cargar esta página." retry={retry} />
        </main>
      </body>
    </html>
  );
}
