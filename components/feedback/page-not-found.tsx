import { NotFoundMessage } from "./not-found-message";

export function PageNotFound() {
  return (
    <NotFoundMessage title="Página no encontrada" text="Esta dirección no existe o cambió. Busca lo que necesitas." />
  );
}
