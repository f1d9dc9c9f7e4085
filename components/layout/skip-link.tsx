export const MAIN_CONTENT_ID = "contenido";

export function SkipLink() {
  return (
    <a href={`#${MAIN_CONTENT_ID}`} className="skip-link">
      Saltar al contenido
    </a>
  );
}
