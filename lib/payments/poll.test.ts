import { expect, it } from "vitest";
import { POLLING, pollPayment } from "./poll";

/** Responses in turn, the last one for ever. Notes what was asked and waited for. */
function scripted(responses: readonly (Response | Error)[]) {
  const pauses: number[] = [];
  let asked = 0;
  const tools = {
    fetch: (async () => {
      const response = responses[Math.min(asked, responses.length - 1)];
      asked += 1;
      if (response instanceof Response) return response.clone();
      throw response;
    }) as typeof fetch,
    pause: async (ms: number) => void pauses.push(ms),
  };
  return { tools, pauses, asked: () => asked };
}

const says = (body: object, status = 200) => Response.json(body, { status });
const pending = says({ status: "pending" });

it.each(["approved", "failed"] as const)("ends as soon as the payment is %s", async (status) => {
  const { tools, asked } = scripted([pending, says({ status })]);
  expect(await pollPayment("/x", POLLING.payment, tools)).toBe(status);
  expect(asked()).toBe(2);
});

it("asks six times, 1.2 seconds apart, or five times, 1.3 apart", async () => {
  const payment = scripted([pending]);
  expect(await pollPayment("/x", POLLING.payment, payment.tools)).toBe("pending");
  expect(payment.pauses).toEqual(Array(6).fill(1200));
  const search = scripted([says({ results: [] })]);
  await pollPayment("/x", POLLING.search, search.tools);
  expect(search.pauses).toEqual(Array(5).fill(1300));
});

it("reads the first result of a search", async () => {
  const { tools } = scripted([says({ results: [{ status: "approved" }] })]);
  expect(await pollPayment("/x", POLLING.search, tools)).toBe("approved");
});

it("tries a call that fails once more, after 0.7 seconds", async () => {
  const { tools, pauses } = scripted([new TypeError("offline"), says({ status: "approved" })]);
  expect(await pollPayment("/x", POLLING.payment, tools)).toBe("approved");
  expect(pauses).toEqual([1200, 700]);
});

it("goes on after an error of the server and a payment that is not found", async () => {
  const { tools } = scripted([says({}, 503), says({}, 503), says({}, 404), says({ status: "failed" })]);
  expect(await pollPayment("/x", POLLING.payment, tools)).toBe("failed");
});
