import type { ReportAction } from "@/lib/reports/model";
import { routes } from "@/lib/routes";
import { ReportForm } from "./report-form";

const TITLE = "Reportar un problema";

/** The form, folded away. Without scripts it has a page of its own: this one is the same for everybody. */
export function ReportSection({ slug, action }: { slug: string; action: ReportAction }) {
  return (
    <>
      <details className="hidden scripted:block print:hidden">
        <summary className="text-link inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
          {TITLE}
        </summary>
        <ReportForm action={action} />
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
