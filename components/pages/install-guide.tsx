import type { ReactNode } from "react";
import { InstallButton } from "@/components/pwa/install-button";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { BRAND } from "@/lib/brand";
import { CATEGORIES } from "@/lib/categories/categories";
import { routes } from "@/lib/routes";
import { PageHeading } from "./page-heading";

export function InstallGuide() {
  return (
    <div className="page-width pt-10 pb-16 lg:pt-20 lg:pb-24">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <PageHeading
            title={`${BRAND.name} en tu pantalla de inicio`}
            lead="Se instala en segundos desde tu navegador. Sin tienda de aplicaciones y casi sin ocupar espacio."
          />
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <InstallButton>
              <Icon name="download" />
              Instalar la app
            </InstallButton>
            <p className="hidden items-center installed:flex gap-2 font-semibold">
              <Icon name="check" className="size-5 text-open" />
              Ya estás usando la app.
            </p>
            <Link href={routes.home()} className="text-link inline-flex min-h-11 items-center">
              Volver al inicio
            </Link>
          </div>
          <p className="mt-5 text-ink-soft text-sm">
            Compatible con Android y iOS: usa Chrome en Android y Safari en iPhone o iPad.
          </p>
        </div>
        <PhonePicture />
      </div>
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <Steps id="iphone" title="En iPhone y iPad, con Safari">
          <Step icon="share-ios" title="Toca Compartir">
            Es el cuadro con una flecha hacia arriba, en la barra de Safari.
          </Step>
          <Step icon="square-plus" title="Elige «Agregar a pantalla de inicio»">
            Desliza la lista hacia abajo si no lo ves.
          </Step>
          <Step icon="check" title="Confirma con «Agregar»">
            El icono queda junto a tus otras apps.
          </Step>
        </Steps>
        <Steps id="android" title="En Android, con Chrome">
          <Step icon="ellipsis-vertical" title="Abre el menú de Chrome">
            Son los tres puntos, arriba a la derecha. O toca el botón «Instalar la app» de esta página.
          </Step>
          <Step icon="download" title="Elige «Instalar aplicación»">
            En algunos teléfonos dice «Agregar a la pantalla principal».
          </Step>
          <Step icon="check" title="Confirma con «Instalar»">
            El icono queda junto a tus otras apps.
          </Step>
        </Steps>
      </div>
      <section aria-labelledby="que-hace" className="mt-16">
        <h2 id="que-hace" className="text-xl lg:text-2xl">
          Qué hace la app
        </h2>
        <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-3">
          <Gain icon="wifi-off" title="Sirve sin internet">
            Tus favoritos y los negocios que ya viste abren sin señal, con su teléfono y dirección.
          </Gain>
          <Gain icon="zap" title="Cuida tus datos">
            Lo que ya se descargó no se vuelve a descargar. Instalarla gasta menos que ver una foto.
          </Gain>
          <Gain icon="heart" title="Todo a un toque">
            Abre directo en la búsqueda. Deja presionado el icono para ir a tus favoritos o a lo que está cerca.
          </Gain>
        </ul>
        <p className="mt-6 max-w-text text-ink-soft">
          No pide permisos al instalarse ni corre cuando no la usas. Para quitarla, bórrala como cualquier otra app.
        </p>
      </section>
    </div>
  );
}

function Steps({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ol className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">{children}</ol>
    </section>
  );
}

type StepProps = { icon: IconName; title: string; children: ReactNode };

function Step({ icon, title, children }: StepProps) {
  return (
    <li className="flex flex-wrap gap-4">
      <span className="flex size-[44px] shrink-0 items-center justify-center rounded-field bg-sand">
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-[1_1_9rem]">
        <h3 className="text-base">{title}</h3>
        <p className="text-ink-soft">{children}</p>
      </div>
    </li>
  );
}

function Gain({ icon, title, children }: StepProps) {
  return (
    <li>
      <Icon name={icon} className="size-7 text-action-strong" />
      <h3 className="mt-3 text-lg">{title}</h3>
      <p className="mt-1 text-ink-soft">{children}</p>
    </li>
  );
}

const tileClasses = "mx-auto aspect-square w-full rounded-card";

/** A phone's home screen with the app among others, which are trades and nobody's products. Decoration. */
function PhonePicture() {
  return (
    <div
      aria-hidden="true"
      className="mx-auto w-full max-w-[288px] select-none overflow-hidden rounded-t-[2.5rem] border-8 border-ink border-b-0 bg-sand px-6 pt-3 pb-8"
    >
      <div className="mx-auto h-1.5 w-16 rounded-full bg-ink" />
      <div className="mt-7 grid grid-cols-3 gap-x-5 gap-y-6">
        {CATEGORIES.slice(0, 7).map(({ slug }) => (
          <img
            key={slug}
            src={`/categorias/${slug}-mini.webp`}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className={`${tileClasses} bg-white object-cover opacity-40`}
          />
        ))}
        <div className="text-center">
          <img src="/icons/icon-192.png" alt="" width={64} height={64} className={`${tileClasses} scale-110`} />
          <p className="-mx-4 mt-2 font-semibold text-[14px] leading-[16px]">{BRAND.name}</p>
        </div>
      </div>
    </div>
  );
}
