import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

export function NoVisits({ business }: { business: string }) {
  return (
    <section aria-label="Todavía sin números" className="grid gap-3 rounded-card border border-line bg-card p-4">
      <p>
        Aquí verás cuántas personas abren tu página, te llaman y te escriben. Para que lleguen, pega tu cartel en la
        puerta y sube la imagen con tu código a tu estado de WhatsApp.
      </p>
      <Link
        href={routes.panelSection("herramientas", business)}
        className={buttonVariants({ className: "justify-self-start" })}
      >
        Hacer mi cartel
      </Link>
    </section>
  );
}
