const TEXTS: readonly (readonly [address: RegExp, text: string])[] = [
  [/^\/negocio\//, "Cargando negocio..."],
  [/^\/(?:negocios|categorias|colonias)(?:[/?#]|$)/, "Cargando negocios..."],
];

/** Text shown while a page is loaded. @param href an address within the site, from its path on */
export const loadingText = (href: string): string => TEXTS.find(([address]) => address.test(href))?.[1] ?? "Cargando…";
