/** Id of the page's main content, the skip link's target. */
export const MAIN_CONTENT_ID = "contenido";

/** First thing a keyboard reaches: jumps over the header. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_CONTENT_ID}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-field focus:bg-white focus:px-4 focus:py-3 focus:font-semibold focus:text-ink"
    >
      Saltar al contenido
    </a>
  );
}
