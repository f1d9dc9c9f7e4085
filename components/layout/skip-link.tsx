/** Id of the page's main content, the skip link's target. */
export const MAIN_CONTENT_ID = "contenido";

/** First thing a keyboard reaches: jumps over the header. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_CONTENT_ID}`} className="skip-link">
      Saltar al contenido
    </a>
  );
}
