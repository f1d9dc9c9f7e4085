import type postgres from "postgres";
import { z } from "zod";
import { loadSecrets } from "@/supabase/local/secrets";
import { simulatorKeys } from "@/supabase/local/simulator/settings";
import type { Instance } from "@/tests/support/instance";

const preferenceSchema = z.object({ id: z.string() });
const madeSchema = z.object({ payment: z.object({ id: z.number() }) });

const IN_PARALLEL = 10;

type Prepared = { paymentIds: string[]; webhookSecret: string };

/** Owners with a business and an open order each, and an approved payment of it that no notification has told of yet. */
export async function preparePayments({
  instance,
  sql,
  count,
}: {
  instance: Instance;
  sql: postgres.Sql;
  count: number;
}): Promise<Prepared> {
  const { accessToken, webhookSecret } = simulatorKeys((await loadSecrets(instance.dataDir)).secretKey);
  const panel = new URL(instance.status.simulatorUrl ?? "");
  const orders = await sql<{ id: string; referencia: string }[]>`
    with owners as (
      insert into auth.users (id, email, email_confirmed_at)
      select gen_random_uuid(), 'duena-' || n || '@example.com', now() from generate_series(1, ${count}) n returning id, email
    ), shops as (
      insert into negocios (slug, nombre, categoria, slug_categoria, is_approved, user_id)
      select split_part(email, '@', 1), 'Tienda', 'Otros Negocios', 'otros-negocios', true, id from owners returning id, user_id
    )
    insert into ordenes (user_id, email, negocio_id, plan, monto_centavos, referencia, asignada_at, expira_at, id)
    select s.user_id, o.email, s.id, 'pro', 30000, 'pro|' || n.id, now(), now() + interval '1 day', n.id
    from shops s join owners o on o.id = s.user_id cross join lateral (select gen_random_uuid() as id where s.id is not null) n
    returning id, referencia`;

  const post = async (url: URL, token: string, body: object): Promise<unknown> => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const pay = async ({ referencia }: { referencia: string }): Promise<string> => {
    const back = {
      success: `${instance.siteUrl}/pago/success`,
      failure: `${instance.siteUrl}/pago/failure`,
      pending: `${instance.siteUrl}/pago/pending`,
    };
    const item = { title: "Plan Profesional", quantity: 1, unit_price: 300, currency_id: "MXN" };
    const preference = await post(new URL("/checkout/preferences", panel), accessToken, {
      items: [item],
      external_reference: referencia,
      back_urls: back,
    });
    const command = {
      do: "make",
      preference: preferenceSchema.parse(preference).id,
      choice: "approve",
      notification: "none",
    };
    const made = await post(new URL("/simulador", panel), panel.searchParams.get("token") ?? "", command);
    return String(madeSchema.parse(made).payment.id);
  };
  const paymentIds: string[] = [];
  for (let start = 0; start < orders.length; start += IN_PARALLEL) {
    paymentIds.push(...(await Promise.all(orders.slice(start, start + IN_PARALLEL).map(pay))));
  }
  return { paymentIds, webhookSecret };
}
