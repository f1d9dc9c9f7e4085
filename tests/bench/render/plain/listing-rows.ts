import type { Instance } from "@/tests/support/instance";

type Row = Record<string, unknown>;
type ListsRow = {
  slug_actividad: string;
  slug_colonia: string;
  en_actividad: number;
  en_colonia: number;
  en_ambas: number;
};

/** What a listing's page is made of, as the backend answers it. */
export type ListingRows = { business: Row; neighbors: Row[]; lists: ListsRow | null };

/** Asks the backend for it, as the site's own server does. @param path /negocio/slug */
export async function readListingRows({ status }: Instance, path: string): Promise<ListingRows> {
  const slug = path.split("/").at(-1) ?? "";
  const headers = { apikey: status.secretKey, authorization: `Bearer ${status.secretKey}` };
  const read = async (query: string, body?: object): Promise<unknown> => {
    const posted = body && { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${status.supabaseUrl}/rest/v1/${query}`, {
      headers: { ...headers, "content-type": "application/json" },
      ...posted,
    });
    if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const [rows, neighbors, lists] = await Promise.all([
    read(`negocios?slug=eq.${slug}&select=*`) as Promise<Row[]>,
    read("rpc/list_neighbors", { business_slug: slug }) as Promise<Row[]>,
    read("rpc/lists_of_business", { business_slug: slug }) as Promise<ListsRow[]>,
  ]);
  const [business] = rows;
  if (!business) throw new Error(`${slug} is no listing`);
  return { business, neighbors, lists: lists[0] ?? null };
}
