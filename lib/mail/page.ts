/** Content of both parts of a mail: plain words and absolute addresses. */
export type MailPage = {
  title: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  button: { label: string; url: string } | undefined;
  /** unsubscribeUrl: of a mail that one can switch off. */
  footer: { brand: string; siteUrl: string; supportUrl: string; reason: string; unsubscribeUrl: string | null };
};
