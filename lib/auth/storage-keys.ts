/**
 * Names under which a browser keeps what an owner typed; from the specification. They are the person's, not the device's:
 * `personal-storage.ts` forgets them when the account ends or another one begins.
 */
export const STORAGE_KEYS = {
  /** The whole form, as JSON. */
  draft: "nuevo_negocio",
  name: "nombre",
  category: "categoria",
  services: "servicios",
  email: "reg_email",
  plan: "reg_plan",
  /** The signed-in owner's id; nobody believes it. */
  userId: "reg_user_id",
  /** The owner's address on this device. */
  businessEmail: "correo_negocio",
  /** Of the session alone: the checkout was opened by itself once. */
  openedCheckout: "pago_abierto",
} as const;
