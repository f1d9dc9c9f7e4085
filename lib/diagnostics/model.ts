export type StoredMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601, UTC. */
  sentAt: string;
};
