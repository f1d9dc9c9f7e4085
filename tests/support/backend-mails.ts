import { z } from "zod";
import { foreign, type Target } from "@/tests/support/backend-target";

const mailsSchema = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }));
type Mails = z.infer<typeof mailsSchema>;

/** The mails to one address, newest first. */
export async function mailsTo(target: Target, address: string): Promise<Mails> {
  if (foreign?.CONTRACT_MAILBOX_URL) return mailsOfMailpit(foreign.CONTRACT_MAILBOX_URL, address);
  const response = await fetch(`${target.url}/mailbox?to=${encodeURIComponent(address)}`, {
    headers: { authorization: `Bearer ${target.embedded?.diagnosticsToken}` },
  });
  return mailsSchema.parse(await response.json());
}

const foundSchema = z.object({ messages: z.array(z.object({ ID: z.string() })) });
const messageSchema = z
  .object({ Subject: z.string(), Text: z.string(), HTML: z.string() })
  .transform(({ Subject, Text, HTML }) => ({ subject: Subject, text: Text, html: HTML }));

async function mailsOfMailpit(mailbox: string, to: string): Promise<Mails> {
  const ask = async (path: string) => (await fetch(new URL(`/api/v1/${path}`, mailbox))).json();
  const query = encodeURIComponent(`to:"${to}"`);
  const { messages } = foundSchema.parse(await ask(`search?query=${query}`));
  return Promise.all(messages.map(async ({ ID }) => ({ to, ...messageSchema.parse(await ask(`message/${ID}`)) })));
}

/** The link of a mail, as a program for mail reads it. */
export const linkIn = (html = ""): URL =>
  new URL(/href="(https?:[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "");

/** The link of the newest mail. */
export const linkTo = async (target: Target, address: string): Promise<URL> =>
  linkIn((await mailsTo(target, address))[0]?.html);

export const tokenOf = (link: URL): string => link.searchParams.get("token_hash") ?? "";
