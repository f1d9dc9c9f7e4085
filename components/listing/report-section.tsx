"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { ReportAction } from "@/lib/reports/model";
import { routes } from "@/lib/routes";
import type { ReportForm } from "./report-form";

const TITLE = "Reportar un problema";

/**
 * The form, folded away; it comes when it is unfolded, and where it does not, its own page does. Without scripts that page
 * is the only one: this one is the same for everybody.
 */
export function ReportSection({ slug, action }: { slug: string; action: ReportAction }) {
  const place = useRef<HTMLDetailsElement>(null);
  const [Form, setForm] = useState<typeof ReportForm | null>(null);

  const bringForm = useCallback(async () => {
    if (!place.current?.open) return;
    try {
      const { ReportForm: Brought } = await import("./report-form");
      setForm(() => Brought);
    } catch {
      window.location.assign(routes.report(slug));
    }
  }, [slug]);
  // Unfolded before the script ran.
  useEffect(() => void bringForm(), [bringForm]);

  return (
    <>
      <details ref={place} onToggle={bringForm} className="hidden scripted:block print:hidden">
        <summary className="text-link inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
          {TITLE}
        </summary>
        {Form && <Form action={action} />}
      </details>
      <a
        href={routes.report(slug)}
        className="text-link inline-flex min-h-11 items-center text-sm scripted:hidden print:hidden"
      >
        {TITLE}
      </a>
    </>
  );
}
