/** The caches of the service worker, beside the one that its library keeps for the pages fetched beforehand. */
export const CACHES = { pages: "paginas", pictures: "imagenes", assets: "archivos" } as const;

/** Answers that each cache holds; the least recently used go first. */
export const CACHE_SIZES = { pages: 60, pictures: 80, assets: 120 } as const;
