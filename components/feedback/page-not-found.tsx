"use client";

import { NotFoundMessage } from "./not-found-message";

/** For addresses that lead to nothing at all. Every page carries it: a client component is a word there. */
export function PageNotFound() {
  return (
    <NotFoundMessage title="Página no encontrada" text="Esta dirección no existe o cambió. Busca lo que necesitas." />
  );
}
