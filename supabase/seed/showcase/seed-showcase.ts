import type { SupabaseClient } from "@supabase/supabase-js";
import { type AccountKey, ensureUsers, showcaseAccounts, showcaseUsers } from "@/supabase/seed/showcase/accounts";
import { inventedEvents } from "@/supabase/seed/showcase/events";
import { storePictures } from "@/supabase/seed/showcase/pictures";
import { businessRow, givenPlanRow, privateRow, promotionRow } from "@/supabase/seed/showcase/rows";
import { showcaseBusinesses } from "@/supabase/seed/showcase/showcase-businesses";

export type ShowcaseOptions = {
  client: SupabaseClient;
  secretKey: string;
  /** Promotions are current or expired with respect to it, and visits are of the weeks before it. */
  now: Date;
};

/** Few enough, with their visits, for the statement limit of a hosted project. */
const BUSINESSES_A_CALL = 10;

/** Makes the forty invented businesses; may be repeated: ids are fixed, users known by address, pictures by content. */
export async function seedShowcase({ client, secretKey, now }: ShowcaseOptions): Promise<void> {
  const users = await ensureUsers(client, showcaseAccounts(secretKey));
  const userId = (key: AccountKey): string => {
    const id = users.get(key);
    if (!id) throw new Error(`the showcase has no user "${key}"`);
    return id;
  };
  await check("administrator", client.rpc("grant_admin", { admin_id: userId("admin") }));

  const illustrated = [];
  // One business after the other: drawing takes all cores already.
  for (const business of showcaseBusinesses) {
    illustrated.push({ business, pictures: await storePictures(client, business) });
  }
  const rows = illustrated.map(({ business, pictures }) => ({
    ...businessRow(business, { now, pictures, ownerId: business.owner ? userId(business.owner) : null }),
    eventos: inventedEvents(business, now),
  }));
  const promotions = illustrated.flatMap(({ business, pictures }) =>
    business.promotions.map((promotion, index) =>
      promotionRow(business, { promotion, index, now, picture: pictures.promotions[index] ?? null }),
    ),
  );
  const owned = showcaseBusinesses.flatMap(({ id, owner }) =>
    owner ? [{ user_id: userId(owner), negocio_id: id }] : [],
  );
  const profiles = showcaseUsers.map(({ key, email }) => ({
    user_id: userId(key),
    email,
    plan_type: key === "admin" ? "free" : key,
  }));

  for (let start = 0; start < rows.length; start += BUSINESSES_A_CALL) {
    const part = rows.slice(start, start + BUSINESSES_A_CALL);
    await check("businesses", client.rpc("import_showcase", { rows: part }));
  }
  await check("private data", client.from("negocio_privado").upsert(privateRows(userId("admin"))));
  await check("owner links", client.from("negocio_propietarios").upsert(owned));
  await check("promotions", client.from("promociones").upsert(promotions));
  await check("given plans", client.from("periodos").upsert(showcaseBusinesses.flatMap(givenPlanRow)));
  await check("profiles", client.from("profiles").upsert(profiles, { onConflict: "email" }));
}

const privateRows = (adminId: string) => showcaseBusinesses.map((business) => privateRow(business, adminId));

async function check(what: string, result: PromiseLike<{ error: { message: string } | null }>): Promise<void> {
  const { error } = await result;
  if (error) throw new Error(`the showcase's ${what} could not be written: ${error.message}`);
}
