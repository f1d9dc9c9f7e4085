import type { Instance } from "@/tests/support/instance";

/** Returns get_listing()'s answer to the site's own server. @param path /negocio/slug */
export async function readListingAnswer({ status }: Instance, path: string): Promise<unknown> {
  const answer = await fetch(`${status.supabaseUrl}/rest/v1/rpc/get_listing`, {
    method: "POST",
    headers: {
      apikey: status.secretKey,
      authorization: `Bearer ${status.secretKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ business_slug: path.split("/").at(-1) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
