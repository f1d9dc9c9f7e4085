import { buttonVariants } from "@/components/ui/button";
import { routes } from "@/lib/routes";

const CONTACT_SALES = "Contactar Ventas";

/** Talks to sales by WhatsApp where there is a number; elsewhere it says that it cannot yet (`browser/on-demand/sales.ts`), and leads to support without JavaScript. */
export function SalesContact({ chatUrl, className }: { chatUrl: string | null; className?: string }) {
  const look = buttonVariants({ variant: "ghost", className: `border border-ink-muted ${className ?? ""}` });
  if (chatUrl) {
    return (
      <a href={chatUrl} target="_blank" rel="noopener noreferrer" className={look}>
        {CONTACT_SALES}
        <span className="sr-only"> por WhatsApp (abre otra pestaña)</span>
      </a>
    );
  }
  return (
    <form action={routes.support()} data-script="sales">
      <button type="submit" data-held="" className={`${look} w-full`}>
        {CONTACT_SALES}
      </button>
    </form>
  );
}
