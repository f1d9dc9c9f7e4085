import { counted } from "@/components/businesses/counted";
import { COPIES_AT_A_DESK } from "@/components/businesses/phone-link";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { BLANK_PICTURE } from "@/lib/images/blank-picture";
import { routes } from "@/lib/routes";

const PICTURE_SIZE = 96;

/** Favourites of this browser, as cards that need no connection. One card is the pattern of all. */
export const FavoritesList = () => (
  <div data-script-now="favorites-list">
    <p data-espera="" suppressHydrationWarning className="mt-8 text-ink-soft">
      <span className="noscript:hidden">Cargando tus favoritos…</span>
      <span className="noscript:inline hidden">
        Los favoritos se guardan en tu navegador y necesitan JavaScript. Actívalo para verlos.
      </span>
    </p>
    <NoFavorites />
    <ul hidden suppressHydrationWarning className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2">
      <li>
        <FavoriteCard />
      </li>
    </ul>
  </div>
);

function NoFavorites() {
  return (
    <div hidden data-ninguno="" suppressHydrationWarning className="mt-8 rounded-card bg-sand px-5 py-10 text-center">
      <p className="font-semibold text-lg">Aún no guardas negocios</p>
      <p className="mx-auto mt-2 max-w-narrow text-ink-soft">
        Toca el corazón de un negocio y aquí tendrás su teléfono y su dirección a la mano.
      </p>
      <Link href={routes.directory()} className={buttonVariants({ className: "mt-6" })}>
        Explorar negocios
      </Link>
    </div>
  );
}

/** The picture lies over the initials, so that one which does not load leaves no hole. */
const FavoriteCard = () => (
  <article className="relative flex h-full gap-4 rounded-card border border-line bg-card p-3">
    <div className="relative flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-field bg-sand sm:size-24">
      <span aria-hidden="true" data-iniciales="" className="font-bold text-xl" />
      <img
        src={BLANK_PICTURE}
        alt=""
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
    <div className="min-w-0 flex-1">
      <h2 className="line-clamp-2 pr-12 text-base leading-5">
        <Link href={routes.directory()} data-nombre="" className="card-link hover:underline" />
      </h2>
      <p data-giro="" className="mt-0.5 text-ink-soft text-sm" />
      <p data-direccion="" className="mt-1 text-sm" />
      <a
        {...COPIES_AT_A_DESK}
        {...counted("llamada", "")}
        className="text-link relative inline-flex min-h-11 items-center text-sm"
      />
    </div>
    <button type="button" aria-pressed className="heart-button absolute top-2 right-2 z-10" />
  </article>
);
