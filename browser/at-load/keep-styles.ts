import { isSavingData, isSlowConnection } from "@/lib/browser/saved-data";
import { STYLES_COOKIE } from "@/lib/http/styles-cookie";

const MONTH_S = 30 * 24 * 60 * 60;

/**
 * After a first visit, whose page had its styles in it (`data-hoja`: where they are by themselves), has the next page come without:
 * they are fetched for it where that costs nobody anything.
 */
export function keepStyles(): void {
  const keep = () => {
    const sheets = [...document.querySelectorAll<HTMLElement>("style[data-hoja]")];
    if (sheets.length === 0) return;
    const remember = () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of the browsers in use
      document.cookie = `${STYLES_COOKIE}=1; path=/; max-age=${MONTH_S}; samesite=lax`;
    };
    if (isSavingData() || isSlowConnection()) return remember();
    const fetched = sheets.map(({ dataset }) => fetch(dataset.hoja ?? "", { priority: "low" }));
    Promise.all(fetched).then(remember, () => undefined);
  };
  window.addEventListener("load", keep, { once: true });
}
