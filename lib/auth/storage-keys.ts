/** Names from the specification under which a browser keeps an owner's typing; `personal-storage.ts` forgets them. */
export const STORAGE_KEYS = {
  draft: "nuevo_negocio",
  name: "nombre",
  category: "categoria",
  services: "servicios",
  email: "reg_email",
  plan: "reg_plan",
  /** The signed-in owner's id; nobody believes it. */
  userId: "reg_user_id",
  businessEmail: "correo_negocio",
  /** Mark of the session alone: the checkout was opened by itself once. */
  openedCheckout: "pago_abierto",
} as const;
