import { z } from "zod";

/** What a browser may say about what it wants to pay: who buys, and what it costs, the server knows better. */
export const checkoutRequestSchema = z.object({
  plan: z.string().max(40),
  email: z.string().max(320).nullish(),
  /** One of the buyer's businesses. */
  negocio: z.string().max(40).nullish(),
  /** The id of the form, for somebody without an account. */
  solicitud: z.string().max(40).nullish(),
});
