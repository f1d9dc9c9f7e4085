import { PRIVATE_SEGMENTS } from "./private-segments";

/** Where browsers find which links they may fetch ahead of a tap. */
export const SPECULATION_RULES_PATH = "/reglas-de-carga.json";

/**
 * Speculation rules (https://wicg.github.io/nav-speculation/): a link that is pointed at is fetched, if its page is kept and the same
 * for everybody. None of somebody's own, no search and no file. Browsers leave it where data is to be saved.
 */
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
