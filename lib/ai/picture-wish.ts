import { z } from "zod";
import { toVisibleText } from "@/lib/text/visible-text";
import { type AiPictureKind, PICTURE_CHOICES, PICTURE_KINDS, type PictureChoice } from "./picture-options";

export const WISH_LIMITS = { colores: 100, elementos: 200, texto: 600 } as const;

const ALL_CHOICES = [...PICTURE_CHOICES.cover, ...PICTURE_CHOICES.logo];
/** An option by its id; a radio that nobody touched is sent as nothing. */
const option = (name: PictureChoice["name"]) =>
  z
    .enum(ALL_CHOICES.find((each) => each.name === name)?.options.map(({ id }) => id) ?? [])
    .or(z.literal("").transform(() => undefined))
    .optional();
const words = (most: number) =>
  z
    .string()
    .transform(toVisibleText)
    .pipe(z.string().max(most, `Usa como máximo ${most} caracteres.`))
    .optional();

const WISH_FIELDS = {
  estilo: option("estilo"),
  luz: option("luz"),
  tipo: option("tipo"),
  forma: option("forma"),
  fondo: option("fondo"),
  detalle: option("detalle"),
  colores: words(WISH_LIMITS.colores),
  elementos: words(WISH_LIMITS.elementos),
} as const;

export const pictureWishSchema = z.object({ ...WISH_FIELDS, texto: words(WISH_LIMITS.texto) });
export type PictureWish = z.infer<typeof pictureWishSchema>;

export const pictureRequestSchema = z.object({
  ...WISH_FIELDS,
  businessId: z.string().max(100),
  kind: z.enum(PICTURE_KINDS),
  prompt: words(WISH_LIMITS.texto),
});

export const isTransparent = (kind: AiPictureKind, wish: PictureWish): boolean =>
  kind === "logo" && wish.fondo === "transparente";
