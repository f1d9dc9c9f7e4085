import { z } from "zod";
import type { Target } from "@/tests/support/backend-target";

const mailsSchema = z.array(
  z.object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    sentAt: z.iso.datetime(),
  }),
);

/** The mails of an embedded backend to one address, newest first. */
export async function mailsTo(target: Target, address: string) {
  const response = await fetch(`${target.url}/mailbox?to=${encodeURIComponent(address)}`, {
    headers: { authorization: `Bearer ${target.embedded?.diagnosticsToken}` },
  });
  return mailsSchema.parse(await response.json());
}

/** The link of the newest mail. */
export async function linkTo(target: Target, address: string): Promise<URL> {
  const [mail] = await mailsTo(target, address);
  return new URL(/https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "");
}

export const tokenOf = (link: URL): string => link.searchParams.get("token_hash") ?? "";
