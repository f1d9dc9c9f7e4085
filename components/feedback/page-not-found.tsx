import { NotFoundMessage } from "./not-found-message";

/** For addresses that lead to nothing at all. */
export function PageNotFound() {
  return (
    <NotFoundMessage title="Página no encontrada" text="Esta dirección no existe o cambió. Busca lo que necesitas." />
  );
}
