"use client";

import { LoadError, type LoadFailure } from "@/components/feedback/load-error";
import { BRAND } from "@/lib/brand";

/** Stands in for the whole document when even the layout failed. The sheet is the one of the page that failed: one named here would be part of every page. */
export default function GlobalError({ error, retry }: LoadFailure) {
  return (
    <html lang={BRAND.locale}>
      <body>
        <title>{`Error | ${BRAND.name}`}</title>
        <main>
          <h1 className="sr-only">{BRAND.name}</h1>
          <LoadError title="No pudimos cargar esta página." retry={retry} digest={error.digest} />
        </main>
      </body>
    </html>
  );
}
