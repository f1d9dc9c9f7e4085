"use client";

import { useSyncExternalStore } from "react";
import { PhoneLink } from "@/components/businesses/phone-link";
import { pictureSources } from "@/components/businesses/picture-sources";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { initialsOf } from "@/lib/businesses/initials";
import { telHref } from "@/lib/contact/phone";
import { currentFavorites, noFavoritesOnServer, onFavoritesChange } from "@/lib/favorites/browser-store";
import type { Favorite } from "@/lib/favorites/favorites";
import { routes } from "@/lib/routes";
import { FavoriteButton } from "./favorite-button";

const PICTURE_SIZE = 96;

/** What this browser keeps, as cards with phone and address: all that is needed without a connection. */
export function FavoritesList() {
  const favorites = useSyncExternalStore(onFavoritesChange, currentFavorites, noFavoritesOnServer);
  if (favorites === null) {
    return (
      <p className="mt-8 text-ink-soft">
        <span className="noscript:hidden">Cargando tus favoritos…</span>
        <span className="noscript:inline hidden">
          Los favoritos se guardan en tu navegador y necesitan JavaScript. Actívalo para verlos.
        </span>
      </p>
    );
  }
  if (favorites.length === 0) return <NoFavorites />;
  return (
    <ul className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2">
      {favorites.map((favorite) => (
        <li key={favorite.slug}>
          <FavoriteCard favorite={favorite} />
        </li>
      ))}
    </ul>
  );
}

function NoFavorites() {
  return (
    <div className="mt-8 rounded-card bg-sand px-5 py-10 text-center">
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

function FavoriteCard({ favorite }: { favorite: Favorite }) {
  const callHref = telHref(favorite.phone, favorite.phoneE164);
  return (
    <article className="relative flex h-full gap-4 rounded-card border border-line bg-white p-3">
      <Picture favorite={favorite} />
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 pr-12 text-base leading-5">
          <Link href={routes.business(favorite.slug)} className="after:absolute after:inset-0 hover:underline">
            {favorite.name}
          </Link>
        </h2>
        <p className="mt-0.5 text-ink-soft text-sm">{favorite.category}</p>
        {favorite.address && <p className="mt-1 text-sm">{favorite.address}</p>}
        {favorite.phone && callHref && (
          <PhoneLink
            href={callHref}
            phone={favorite.phone}
            slug={favorite.slug}
            className="text-link relative inline-flex min-h-11 items-center text-sm"
          >
            Llamar: {favorite.phone}
          </PhoneLink>
        )}
      </div>
      <FavoriteButton favorite={favorite} isKept className="absolute top-2 right-2 z-10" />
    </article>
  );
}

/** The picture lies over the initials, so that one which does not load leaves no hole. */
function Picture({ favorite }: { favorite: Favorite }) {
  return (
    <div className="relative flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-field bg-sand sm:size-24">
      <span aria-hidden="true" className="font-bold text-xl">
        {initialsOf(favorite.name)}
      </span>
      {favorite.coverUrl && (
        <img
          {...pictureSources(favorite.coverUrl, "11rem")}
          alt=""
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
