import { fold } from "@/lib/text/fold";

/** Column name as programs write it: "Categoría:" is categoria, "Formas de pago" formas_de_pago. */
export const columnName = (header: string): string =>
  fold(header)
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
