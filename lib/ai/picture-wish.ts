import { z } from "zod";
import { toVisibleText } from "@/lib/text/visible-text";
import { type AiPictureKind, PICTURE_CHOICES, PICTURE_KINDS, type PictureChoice } from "./picture-options";

export const WISH_LIMITS = { colores: 100, elementos: 200, texto: 600 } as const;

/** An option by its id; a radio that nobody touched is sent as nothing. */
const option = ({ options }: PictureChoice) =>
  z
    .enum(options.map(({ id }) => id))
    .or(z.literal("").transform(() => undefined))
    .optional();
const CHOSEN = Object.fromEntries(
  [...PICTURE_CHOICES.cover, ...PICTURE_CHOICES.logo].map((choice) => [choice.name, option(choice)]),
) as Record<PictureChoice["name"], ReturnType<typeof option>>;
const words = (most: number) =>
  z
    .string()
    .transform(toVisibleText)
    .pipe(z.string().max(most, `Usa como máximo ${most} caracteres.`))
    .optional();

const WISH_FIELDS = {
  ...CHOSEN,
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
