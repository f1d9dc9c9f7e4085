/** Reasons to publish no listing or change, as its owner reads them. Each may be edited before it is sent. */
export const REASONS = [
  {
    id: "telefono",
    label: "El teléfono no contesta",
    text: "Llamamos al teléfono del registro y no pudimos comunicarnos. Escribe uno donde te contesten y vuelve a enviarlo.",
  },
  {
    id: "direccion",
    label: "Falta o no coincide la dirección",
    text: "No pudimos ubicar la dirección. Escribe calle, número y colonia como los buscaría un cliente y vuelve a enviarlo.",
  },
  {
    id: "fuera",
    label: "Fuera de Iztapalapa",
    text: "La ubicación queda fuera de Iztapalapa y este directorio es solo de la alcaldía. Si es un error, corrige la dirección y vuelve a enviarlo.",
  },
  {
    id: "fotos",
    label: "Las fotos no son del negocio",
    text: "Las fotos no parecen de tu negocio o tienen derechos de alguien más. Sube fotos tuyas del local, del letrero o de lo que vendes.",
  },
  {
    id: "nombre",
    label: "El nombre no es el del letrero",
    text: "El nombre lleva teléfonos, precios o palabras de más. Escribe solo el nombre del negocio, como está en el letrero.",
  },
  {
    id: "repetido",
    label: "Ya está en el directorio",
    text: "Este negocio ya está en el directorio. Búscalo por su nombre y toca «Es mi negocio» para administrarlo.",
  },
  {
    id: "contenido",
    label: "Contenido que no publicamos",
    text: "El registro ofrece algo que no publicamos. Revisa los términos de uso en la página.",
  },
] as const;

/** Typed text, else the chosen template's; null for neither. */
export function reasonText(typed: string, template: string): string | null {
  return typed.trim() || (REASONS.find(({ id }) => id === template)?.text ?? null);
}
