import { buttonVariants } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { BusinessCard } from "@/lib/businesses/model";
import { routes } from "@/lib/routes";
import { CategoryWall } from "./category-wall";
import { FeaturedSection } from "./featured-section";
import { Hero } from "./hero";
import { NeighborhoodSection } from "./neighborhood-section";

type HomeProps = {
  /** Null when they could not be loaded. */
  featured: readonly BusinessCard[] | null;
  categories: readonly { slug: string; name: string; total: number }[];
  examples: readonly string[];
  neighborhoods: readonly { slug: string; name: string; total: number }[];
};

export function Home({ featured, categories, examples, neighborhoods }: HomeProps) {
  return (
    <>
      <div className="page-width grid items-center gap-x-14 gap-y-10 pt-10 pb-4 lg:grid-cols-[1.1fr_1fr] lg:pt-20">
        <Hero examples={examples} />
        <CategoryWall categories={categories} />
      </div>
      {featured && <FeaturedSection businesses={featured} />}
      <NeighborhoodSection neighborhoods={neighborhoods} />
      <HowItWorks />
      <OwnerCall />
    </>
  );
}

const steps: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: "search", title: "Busca", text: "Por nombre, por giro o por lo que necesitas: tacos, tlapalería, uñas." },
  { icon: "clock", title: "Elige", text: "Mira dónde está, si está abierto y lo que ofrece." },
  { icon: "phone", title: "Llama o llega", text: "Un toque para llamar, escribir por WhatsApp o trazar la ruta." },
];

function HowItWorks() {
  return (
    <section aria-labelledby="como-funciona" className="bg-sand">
      <div className="page-width section-space">
        <h2 id="como-funciona" className="text-xl lg:text-2xl">
          Así de fácil
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3">
          {steps.map((step) => (
            <li key={step.title} className="flex gap-4 md:block">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-ink text-paper">
                <Icon name={step.icon} />
              </span>
              <div>
                <h3 className="text-lg md:mt-4">{step.title}</h3>
                <p className="mt-1 max-w-narrow text-ink-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const promises = [
  "Registro gratis, sin tarjeta",
  "Tu teléfono y dirección, a un toque",
  "Mejora tu plan cuando quieras",
];

function OwnerCall() {
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
