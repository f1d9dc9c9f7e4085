// Ours alone: bounds of requests for rows, limits of visitors, and what the log holds.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBusiness, openTarget, type Target } from "@/tests/support/backend-target";

let target: Target;
let shown: { id: string };
let hidden: { id: string };

beforeAll(async () => {
  target = await openTarget();
  shown = await addBusiness(target);
  hidden = await addBusiness(target, { is_approved: null });
});
afterAll(() => target.close());

describe("what a request may ask (rest-rules.ts)", () => {
  it.each(["negocios(id,categorias(negocios(id)))", "negocios(categorias(nombre))"])(
    "no rows related to related rows: %s",
    async (select) => {
      const { error, status } = await target.visitor().from("categorias").select(select).limit(1);
      expect(status).toBe(400);
      expect(error?.code).toBe("PGRST100");
    },
  );

  it.each(["estimated", "planned"] as const)("a count %s is the exact one of what may be seen", async (count) => {
    // The planner never estimates less than one row.
    const counted = await target.visitor().from("negocios").select("id", { count, head: true }).eq("id", hidden.id);
    expect(counted.error).toBeNull();
    expect(counted.count).toBe(0);
  });

  it("a change whose `columns` are not in it is refused without showing SQL (api-error.ts)", async () => {
    const url = new URL(`/rest/v1/negocios?id=eq.${shown.id}&columns=nombre`, target.url);
    const response = await fetch(url, {
      method: "PATCH",
      headers: { apikey: target.secretKey, "content-type": "application/json" },
      body: JSON.stringify({ direccion: "Calle Uno 1" }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/syntax|42601|where|returning/i);
  });
});

describe("the log (override: quietConsole)", () => {
  it("holds nothing of what a refused row said", async () => {
    const secret = "correo-muy-privado@example.com";
    await target.server.from("negocio_privado").insert({ negocio_id: shown.id, email: `${secret} ` });
    await target.server.from("negocios").update({ slug: secret }).eq("id", shown.id);
    await target.visitor().from("negocios").select("slug").eq("id", secret);
    const lines = (target.embedded?.logs() ?? "").trimEnd().split("\n");
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(() => JSON.parse(line)).not.toThrow();
      expect(line).not.toContain("muy-privado");
    }
  });
});

describe("limits (visitor-limits.ts)", () => {
  it("stop a visitor who asks too often, and not the site's own server", async () => {
    const ask = async (headers: Record<string, string> = {}) => {
      const init = { headers: { apikey: target.publishableKey, ...headers } };
      const response = await fetch(new URL("/rest/v1/no_hay", target.url), init);
      await response.arrayBuffer();
      return response.status;
    };
    const asVisitor = { "x-forwarded-for": "203.0.113.7" };
    const statuses: number[] = [];
    while (statuses.length < 1_000 && statuses.at(-1) !== 429) {
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => ask(asVisitor)))));
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(600);
    expect(statuses.at(-1)).toBe(429);
    expect(await ask()).toBe(404);
  });
});
