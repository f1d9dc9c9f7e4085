/** The field in which whoever has no account types the address again, or pastes it: receipt and plan go there. */
export const CONFIRMATION_FIELD = "confirmacion";

/** Whether an address was typed twice; how it is written does not matter. */
export const isTypedTwice = (email: string, confirmation: string): boolean =>
  email.trim().toLowerCase() === confirmation.trim().toLowerCase();
