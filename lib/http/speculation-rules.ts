import { PRIVATE_SEGMENTS } from "./private-segments";

export const SPECULATION_RULES_PATH = "/reglas-de-carga.json";

/** Fetches pointed-at links to kept public pages; no search, no file (https://wicg.github.io/nav-speculation/); not if data is saved. */
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
