export type Administrator = {
  id: string;
  email: string;
  since: Date;
  /** The address of whoever made this one; null when nobody did, or the account is gone. */
  madeBy: string | null;
  /** Otherwise the address is not confirmed, or the account is barred: such a one does not count as the last. */
  canEnter: boolean;
};

export const ADMINISTRATOR_MESSAGES = {
  unknown: "Ninguna cuenta confirmada tiene ese correo. Pídele que inicie sesión una vez con él y vuelve a intentarlo.",
  noAccount: "Ninguna cuenta tiene ese correo.",
  already: "Esa persona ya es administradora.",
} as const;
