"use client";

import { buttonVariants } from "@/components/ui/button";
import { showToast } from "@/lib/browser/toasts";
import { routes } from "@/lib/routes";

const SALES_TOAST_MS = 5000;

const CONTACT_SALES = "Contactar Ventas";

/** Talks to sales by WhatsApp where there is a number; elsewhere it says that it cannot yet, and leads to support without JavaScript. */
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
    <form
      action={routes.support()}
      onSubmit={(event) => {
        event.preventDefault();
        showToast({
          title: CONTACT_SALES,
          text: "Esta opción aún no está disponible. Mientras tanto, escríbenos en soporte.",
          durationMs: SALES_TOAST_MS,
          action: { label: "Ir a soporte", href: routes.support() },
        });
      }}
    >
      <button type="submit" className={`${look} w-full`}>
        {CONTACT_SALES}
      </button>
    </form>
  );
}
