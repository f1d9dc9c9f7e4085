import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";

const promises = [
  "Registro gratis, sin tarjeta",
  "Tu teléfono y dirección, a un toque",
  "Mejora tu plan cuando quieras",
];

export function OwnerCall() {
  return (
    <section aria-labelledby="tienes-negocio" className="page-width section-space">
      <div className="on-ink grid items-center gap-8 rounded-card px-6 py-10 sm:px-10 lg:grid-cols-[1fr_auto] lg:px-14">
        <div>
          <h2 id="tienes-negocio" className="text-xl lg:text-2xl">
            ¿Tienes un negocio en Iztapalapa?
          </h2>
          <ul className="mt-5 grid gap-2.5 text-ink-muted">
            {promises.map((promise) => (
              <li key={promise} className="flex items-center gap-2.5">
                <Icon name="check" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-3">
          <Link href={routes.register("free")} className={buttonVariants()}>
            Registrar Negocio
          </Link>
          <Link
            href={routes.plans()}
            className="inline-flex min-h-11 items-center justify-center rounded-field font-semibold underline underline-offset-4 hover:bg-ink-raised"
          >
            Ver planes
          </Link>
        </div>
      </div>
    </section>
  );
}
