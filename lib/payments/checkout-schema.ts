import { z } from "zod";

/** Wish of a browser; the buyer and the price the server knows better. */
export const checkoutRequestSchema = z.object({
  plan: z.string().max(40),
  email: z.string().max(320).nullish(),
  negocio: z.string().max(40).nullish(),
  /** The id of the form, for somebody without an account. */
  solicitud: z.string().max(40).nullish(),
});
