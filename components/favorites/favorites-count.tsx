/** Number of favourites, hidden while there are none. Stands after the word "Favoritos" in a link. */
export const FavoritesCount = () => (
  <span
    data-favoritos=""
    className="favorites-count min-w-5 rounded-full bg-action px-1.5 text-center font-semibold text-night text-sm leading-5"
  />
);
