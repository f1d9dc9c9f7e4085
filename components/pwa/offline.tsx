import { FavoritesList } from "@/components/favorites/favorites-list";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Businesses whose pages open without a connection, since they were seen on this device (`browser/on-demand/seen-businesses.ts`). */
const SeenBusinesses = () => (
  <section hidden data-script-now="seen-businesses" suppressHydrationWarning aria-labelledby="vistos" className="mt-12">
    <h2 id="vistos" className="text-xl">
      Negocios que ya viste
    </h2>
    <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
      <li>
        <a href="/" className="flex min-h-12 items-center px-4 py-2 font-semibold hover:bg-sand">
          Negocio
        </a>
      </li>
    </ul>
  </section>
);

export function Offline() {
  return (
    <div className="page-width pt-10 pb-16 lg:pt-16">
      <Icon name="wifi-off" className="size-10 text-action-strong" />
      <h1 className="mt-4 text-2xl">No hay conexión</h1>
      <p className="mt-2 max-w-narrow text-ink-soft">
        Esta página no está guardada en tu dispositivo. Tus favoritos y los negocios que ya viste sí abren.
      </p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address asks for the page one wanted, without JavaScript too */}
      <a href="" className={buttonVariants({ className: "mt-5" })}>
        <Icon name="rotate-ccw" />
        Reintentar
      </a>
      <section aria-labelledby="favoritos" className="mt-12">
        <h2 id="favoritos" className="text-xl">
          Favoritos
        </h2>
        <FavoritesList />
      </section>
      <SeenBusinesses />
    </div>
  );
}
