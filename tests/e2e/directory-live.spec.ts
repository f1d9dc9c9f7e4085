import type { Page, WebSocket } from "@playwright/test";
import { addBusiness, client } from "@/tests/support/backend-target";
import { instanceUnderTest } from "@/tests/support/e2e-instance";
import { expect, test } from "./test";

const made: string[] = [];
const server = () => client(instanceUnderTest().supabaseUrl, instanceUnderTest().secretKey);

async function publish(nombre: string): Promise<void> {
  const { id } = await addBusiness({ server: server() }, { nombre });
  made.push(id);
}

test.afterAll(async () => {
  await server().from("negocios").delete().in("id", made).throwOnError();
});

/** The page's next connection, once it is told of changes. Call it before what opens the connection. */
async function subscription(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent("websocket", (each) => each.url().includes("/realtime/v1/"));
  await socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes("Subscribed to PostgreSQL"));
  return socket;
}

/** A word that no business has. */
const newWord = () =>
  `zx${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, "")}q`;

test("a business that is published appears in a list that is open elsewhere, without a reload", async ({ page }) => {
  const word = newWord();
  const subscribed = subscription(page);
  await page.goto(`/negocios?q=${word}`);
  await expect(page.getByText("No se encontraron resultados")).toBeVisible();
  await subscribed;
  await page.getByPlaceholder("Buscar por nombre, descripción o categoría...").fill("a medio escribir");

  await publish(`Panadería ${word}`);
  await expect(page.getByRole("heading", { name: `Panadería ${word}` })).toBeVisible();
  await expect(page.getByPlaceholder("Buscar por nombre, descripción o categoría...")).toHaveValue("a medio escribir");
});

test("the plain directory, which is kept, is shown anew too", async ({ page }) => {
  const subscribed = subscription(page);
  await page.goto("/negocios");
  const heading = page.getByRole("heading", { name: /resultados$/ });
  const count = async () => Number((await heading.textContent())?.replace(/\D/g, ""));
  await subscribed;
  const before = await count();
  await publish("Panadería Nueva");
  await expect.poll(count).toBeGreaterThan(before);
});

test("nobody listens where data is to be saved", async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  let sockets = 0;
  page.on("websocket", () => {
    sockets += 1;
  });
  await page.goto("/negocios");
  // A page that is opened later listens: this one has had its time.
  const later = await context.newPage();
  const subscribed = subscription(later);
  await later.goto("/negocios");
  await subscribed;
  expect(sockets).toBe(0);
});

test("a hidden page lets go of its connection, and takes it up again", async ({ page }) => {
  const first = subscription(page);
  await page.goto("/negocios");
  const socket = await first;
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  const closed = socket.waitForEvent("close");
  await setHidden(true);
  await closed;
  const second = subscription(page);
  await setHidden(false);
  await second;
});
