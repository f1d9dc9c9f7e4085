import { expect } from "vitest";
import { client } from "@/tests/support/backend-target";
import { cookiesOf } from "@/tests/support/cookies-of";
import { eventually } from "@/tests/support/eventually";
import { signIn } from "@/tests/support/session-cookie";
import { type Cluster, CRON_SECRET } from "./cluster";
import { it } from "./programs";

const OWNER = { email: "beto@example.com", password: "una-clave-de-prueba" };
const SESSION = /sb-sesion-auth-token=(?:base64-)?([^;]*)/;

/** What a person and the jobs notice of there being two nodes: nothing. */
export function testPeople(clusterOf: () => Cluster): void {
  /** Asks both nodes at the same moment. */
  const askBoth = (path: string, init: RequestInit, times: number): Promise<Response[]> =>
    Promise.all(
      Array.from({ length: times }, () =>
        clusterOf().nodes.map(({ url }) => fetch(url + path, { redirect: "manual", ...init })),
      ).flat(),
    );

  it("renew one session at the same moment, and each answer's goes on through both", async () => {
    const { backend } = clusterOf();
    await client(backend.url, backend.secretKey).auth.admin.createUser({ ...OWNER, email_confirm: true });
    const project = { supabaseUrl: backend.url, publishableKey: backend.publishableKey };
    const { cookies } = await signIn(project, OWNER.email, OWNER.password);
    /** The cookie of a session whose token is over. */
    const over = (cookie: string) => {
      const session = JSON.parse(Buffer.from(SESSION.exec(cookie)?.[1] ?? "", "base64url").toString());
      const value = Buffer.from(JSON.stringify({ ...session, expires_at: 1 })).toString("base64url");
      return `sb-sesion-auth-token=base64-${value}`;
    };
    const renew = async (cookie: string) => {
      const answers = await askBoth("/cuenta", { headers: { cookie: over(cookie) } }, 2);
      expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
      return answers.map(cookiesOf);
    };
    const renewed = await renew(cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
    // Which of them a browser keeps is chance.
    for (const cookie of renewed) {
      const answers = await askBoth("/cuenta", { headers: { cookie } }, 1);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    for (const cookie of renewed) await renew(cookie);
  });

  it("let as many requests of one network pass as one node would", async () => {
    let network = 0;
    // While Redis is late, as when nodes begin, each counts by itself.
    await eventually(async () => {
      network += 1;
      const ask = { method: "POST", body: "{}", headers: { "x-forwarded-for": `203.0.113.${network}` } };
      const statuses = (await askBoth("/api/createPreference", ask, 40)).map(({ status }) => status);
      expect(Map.groupBy(statuses, (status) => status).get(400)).toHaveLength(60);
    });
  });

  it("send each mail once, though both are told to", async () => {
    const { sql } = clusterOf();
    await sql`
      insert into correos (tipo, entidad, para, datos)
      select 'aviso_de_privacidad', n::text, 'mail-' || n || '@example.com', '{}' from generate_series(1, 40) n`;
    const runs = await askBoth(
      "/api/cron/correos",
      { method: "POST", headers: { authorization: `Bearer ${CRON_SECRET}` } },
      2,
    );
    const counts = await Promise.all(runs.map(async (run) => (await run.json()).sent));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(await sql`select estado, intentos, count(*)::int from correos group by 1, 2`).toEqual([
      { estado: "enviado", intentos: 1, count: 40 },
    ]);
  });
}
