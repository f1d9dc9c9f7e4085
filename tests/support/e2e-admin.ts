import type { BrowserContext } from "@playwright/test";
import { instanceUnderTest } from "./e2e-instance";
import { aUser, makeAdmin } from "./e2e-user";
import { signIn } from "./session-cookie";

/** An administrator, signed in in this browser without the pages for it. */
export async function anAdmin(context: BrowserContext): Promise<{ id: string; email: string }> {
  const { siteUrl, supabaseUrl, publishableKey } = instanceUnderTest();
  const { id, email, password } = await aUser();
  await makeAdmin(id);
  const { cookies } = await signIn({ supabaseUrl, publishableKey }, email, password);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: siteUrl })));
  return { id, email };
}
