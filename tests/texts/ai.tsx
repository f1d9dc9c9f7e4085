import { PictureOffer } from "@/components/owner/ai/picture-offer";
import { PictureWishForm } from "@/components/owner/ai/picture-wish-form";
import { PICTURE_CHOICES } from "@/lib/ai/picture-options";
import { formFailure } from "@/lib/forms/form-state";
import { inFile, rendered, type SpecifiedText, sentences } from "./specified-text";

const wishes = (kind: keyof typeof PICTURE_CHOICES) => (
  <PictureWishForm
    action={async () => formFailure("")}
    fields={{}}
    choices={PICTURE_CHOICES[kind]}
    initial={{}}
    hasWords
    button="Generar"
  />
);

/** Texts and pictures of models for owners. */
export const AI: readonly SpecifiedText[] = [
  ...sentences("lib/ai/messages.ts", "AI_MESSAGES", {
    premium: "Función Premium",
    nameMissing: "Falta el nombre",
    noDescription: "La función no devolvió una descripción.",
    notGenerated: "Descripción no generada.",
    notWritten: "No se pudo generar la descripción.",
    communication: "Error de comunicación",
    unknownKind: "Tipo de generación inválido",
    signedOut: "Usuario no autenticado.",
    businessNotFound: "Negocio no encontrado",
    draft: "Borrador automático (sin IA)",
  }),
  ...sentences("lib/ai/messages.ts", "AI_REFUSALS", { notConfigured: "IA no configurada." }),
  ...sentences("lib/ai/messages.ts", "DESCRIPTION_WORDS", { used: "«Guardar cambios»" }),
  ...inFile("lib/ai/description-defaults.ts", ['"Iztapalapa, CDMX"', '"profesional y cercano"']),
  ...rendered(
    () => wishes("cover"),
    [
      "Estilo",
      "Moderno",
      "Cálido",
      "Rústico",
      "Minimalista",
      "Iluminación",
      "Natural",
      "Estudio",
      "Colores",
      "Modo avanzado",
    ],
  ),
  ...rendered(
    () => wishes("logo"),
    [
      ...["Isotipo", "Imagotipo", "Símbolo", "Circular", "Cuadrado", "Libre", "Transparente", "Sólido"],
      ...["Minimalista", "Medio"],
    ],
  ),
  ...rendered(
    () => <PictureOffer businessId="b1" kind="cover" spent="used" isLocked={false} />,
    ["Ya usaste la IA para la portada", "escríbenos a soporte"],
  ),
];
