/** An address that its owner knows again and nobody else learns: "a•••@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email.slice(0, at)][0] ?? ""}•••${email.slice(at)}`;
}
