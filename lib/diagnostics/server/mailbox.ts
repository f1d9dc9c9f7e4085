import "server-only";
import { z } from "zod";
import { requireSupabase } from "@/lib/env";
import type { StoredMail } from "../model";
import { diagnosticsToken } from "./guard";

const text = z.string();
const mailSchema: z.ZodType<StoredMail> = z.object({
  id: text,
  to: text,
  subject: text,
  text,
  html: text,
  sentAt: text,
});

/** Mails of the embedded backend, newest first; to everybody when `to` is "". */
export async function listMails(to: string): Promise<StoredMail[]> {
  const url = new URL("/mailbox", requireSupabase().url);
  if (to) url.searchParams.set("to", to);
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${diagnosticsToken()}` },
    cache: "no-store",
  });
  if (!response.ok) throw new Error(`the mailbox answered ${response.status}`);
  return z.array(mailSchema).parse(await response.json());
}
