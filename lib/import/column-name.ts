import { fold } from "@/lib/text/fold";

/** The name of a column as programs write it, of one as people do: "Categoría:" is categoria, "Formas de pago" formas_de_pago. */
export const columnName = (header: string): string =>
  fold(header)
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
