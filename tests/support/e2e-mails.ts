import { randomUUID } from "node:crypto";
import { z } from "zod";
import { instanceUnderTest } from "./e2e-instance";

const mailsSchema = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }));

/** An address that no other test knows. */
export const aMailAddress = (): string => `e2e-${randomUUID().slice(0, 13)}@example.com`;

/** The mails of the instance to one address, newest first, by the address that `npm run -s status` prints. */
export async function mailsTo(address: string) {
  const url = new URL(instanceUnderTest().mailboxUrl);
  url.searchParams.set("to", address);
  const answer = await fetch(url, { headers: { accept: "application/json" } });
  return mailsSchema.parse(await answer.json());
}

/** The first link of the newest mail to the address whose link opens a session, or leads to the path that is named. */
export async function linkTo(address: string, path = "/auth/confirm"): Promise<string> {
  const links = (await mailsTo(address)).map(({ text }) => /https?:\S+/.exec(text)?.[0] ?? "");
  const link = links.find((each) => each.includes(path));
  if (!link) throw new Error("there is no mail with a link");
  return link;
}
