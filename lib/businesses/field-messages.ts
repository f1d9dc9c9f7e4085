import { PHONE_FORM } from "@/lib/contact/phone";
import { MESSAGES } from "@/lib/messages";
import type { TextKind } from "./field";
import type { FieldName } from "./fields";

export const MISSING: Partial<Readonly<Record<FieldName, string>>> = {
  nombre: "Escribe el nombre de tu negocio.",
  categoria: "Elige la categoría de tu negocio.",
  telefono: "Escribe el teléfono de tu negocio.",
  direccion: "Escribe la dirección de tu negocio.",
};

const profile = "Escribe el usuario o el enlace de tu perfil.";

export const INVALID = {
  phone: `Escribe el teléfono: ${PHONE_FORM}.`,
  whatsapp: MESSAGES.invalidWhatsapp,
  instagram: profile,
  facebook: profile,
  tiktok: profile,
  website: "Escribe la dirección de tu página, por ejemplo https://minegocio.mx",
  video: "Pega el enlace de un video de YouTube.",
  menu: "Escribe un platillo por línea o un enlace que empiece con https://",
  date: "Escribe una fecha entre 2000 y 2100.",
  map: "Pega el enlace completo de Google Maps: empieza con https://www.google.com/maps. Los enlaces cortos no dicen el lugar.",
  coordinate: "Esa ubicación no está en Iztapalapa. Quítala o márcala desde tu negocio.",
} as const satisfies Partial<Record<TextKind, string>>;

export const tooLong = (characters: number): string => `Usa como máximo ${characters} caracteres.`;

export const tooManyLines = (lines: number): string => `Usa como máximo ${lines} renglones.`;

export const onlyChoices = (labels: readonly string[]): string => `Elige entre: ${labels.join(", ")}.`;

export const tooManyItems = (count: number): string => `Escribe como máximo ${count}.`;

export const UNSAVED = "Tienes cambios sin guardar. ¿Salir sin guardarlos?";
