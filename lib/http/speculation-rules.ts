import { PRIVATE_SEGMENTS } from "./private-segments";

export const SPECULATION_RULES_PATH = "/reglas-de-carga.json";

/** Speculation rules (https://wicg.github.io/nav-speculation/): a pointed-at link to a kept public page is fetched; no search, no file.
 * Browsers leave it where data is to be saved. */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: ["/*\\?*=*", "/*.*", ...PRIVATE_SEGMENTS.flatMap((each) => [`/${each}`, `/${each}/*`])],
            },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
};
