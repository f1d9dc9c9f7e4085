import "@/tests/support/ends-with-npm";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { Agent, request } from "undici";
import { type Instance, startInstance } from "@/tests/support/instance";
import { signedHeaders } from "@/tests/support/signed-notification";
import { preparePayments } from "./payments/prepare";
import { Durations } from "./support/percentiles";
import { printTable, say } from "./support/table";

const USAGE = `npm run bench:payments -- [--notifications 1000] [--seconds 10]

Notifications of the simulated payment provider, half of them repeated, to an instance of its own. Fails when one is not
answered by 2xx, when a payment counts twice or not at all, or when the slowest 1 % take more than 2 seconds.
`;
const TARGET_P99_MS = 2_000;
const WARM_UP_NOTIFICATIONS = 50;
/** The time that a notification waits for one of them counts. */
const CONNECTIONS = 64;

/** Every payment once, then every payment again, a third of the way behind. */
function inTurn(ids: readonly string[]): string[] {
  const lead = Math.floor(ids.length / 3);
  return ids.flatMap((id, index) => [id, ids[(index + ids.length - lead) % ids.length] ?? id]);
}

/** Sends the notifications, evenly spread. Returns how many were not answered by 2xx. */
async function sendAll(
  { siteUrl }: Instance,
  notifications: readonly string[],
  { secret, seconds, durations }: { secret: string; seconds: number; durations: Durations },
): Promise<number> {
  const dispatcher = new Agent({ connections: CONNECTIONS });
  const send = async (id: string): Promise<boolean> => {
    // The second notification of a payment is the first one again, as the provider repeats it.
    const signed = signedHeaders({ id, secret, requestId: `bench-${id}` });
    const answer = await request(`${siteUrl}/api/mp/webhook?data.id=${id}&type=payment`, {
      method: "POST",
      headers: { "content-type": "application/json", ...signed },
      body: JSON.stringify({ type: "payment", action: "payment.updated", data: { id } }),
      dispatcher,
    });
    await answer.body.dump();
    return answer.statusCode >= 200 && answer.statusCode < 300;
  };
  const isTaken = await Promise.all(
    notifications.map(async (id, index) => {
      await sleep((index * seconds * 1000) / notifications.length);
      return durations.measure(() => send(id));
    }),
  );
  await dispatcher.close();
  return isTaken.filter((each) => !each).length;
}

async function bench(instance: Instance, sql: postgres.Sql, count: number, seconds: number): Promise<boolean> {
  say([`Preparing ${count} orders with a payment each.`]);
  const { paymentIds, webhookSecret: secret } = await preparePayments({ instance, sql, count });
  // What a fresh process does once is no notification's time: notifications about payments that do not exist.
  const unknown = Array.from({ length: WARM_UP_NOTIFICATIONS }, (_, index) => String(index + 1));
  await sendAll(instance, unknown, { secret, seconds: 2, durations: new Durations() });
  const durations = new Durations();
  const startedAt = performance.now();
  const notifications = inTurn(paymentIds);
  const refused = await sendAll(instance, notifications, { secret, seconds, durations });
  const took = ((performance.now() - startedAt) / 1000).toFixed(1);
  const [counts] = await sql<{ months: number; receipts: number; plans: number }[]>`
    select (select count(*)::int from periodos) as months, (select count(*)::int from correos where tipo = 'recibo') as receipts,
      (select count(*)::int from negocios where plan_type = 'pro') as plans`;
  const { months = 0, receipts = 0, plans = 0 } = counts ?? {};
  const [p50, p99] = [durations.percentile(50), durations.percentile(99)];
  printTable(
    ["notifications", "in s", "not 2xx", "payments", "months", "receipts", "plans", "p50 ms", "p99 ms", "max ms"],
    [
      [
        notifications.length,
        took,
        refused,
        count,
        months,
        receipts,
        plans,
        ...[p50, p99, durations.max].map(Math.round),
      ].map(String),
    ],
  );
  return refused === 0 && [months, receipts, plans].every((each) => each === count) && p99 <= TARGET_P99_MS;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      notifications: { type: "string", default: "1000" },
      seconds: { type: "string", default: "10" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const instance = await startInstance({ seed: "none", isLively: true });
  const sql = postgres(instance.status.databaseUrl, { max: 4, onnotice: () => undefined });
  try {
    if (!(await bench(instance, sql, Number(values.notifications) / 2, Number(values.seconds)))) process.exitCode = 1;
  } finally {
    await sql.end();
    await instance.stop();
  }
}

await main();
