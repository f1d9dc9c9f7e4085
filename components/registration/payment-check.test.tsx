// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PaymentCheck } from "./payment-check";

/** More than a browser goes on asking. */
const SOME_SECONDS_MS = 30_000;
const VERIFYING = "Verificando pago…";
const SEARCH = { kind: "search", url: "/api/mp/payments/search?external_reference=o" } as const;

const router = { refresh: vi.fn() };
const check = (props: Partial<ComponentProps<typeof PaymentCheck>>) => (
  <AppRouterContext value={router as Partial<AppRouterInstance> as AppRouterInstance}>
    <PaymentCheck plan="pro" email="ana@example.com" standing="unknown" target={null} returnTo="/registro" {...props} />
  </AppRouterContext>
);
const title = () => screen.getByRole("heading").textContent;
const links = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  router.refresh.mockReset();
  vi.stubGlobal("fetch", async () => Response.json({ results: [] }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an address that says paid, for an account with no month to use,", () => {
  const WAYS = ["Volver a revisar", "Ir a Mi negocio"];
  const BUY = "Contratar el plan Profesional";

  it.each<[string, Partial<ComponentProps<typeof PaymentCheck>>, boolean, string, string[]]>([
    ["names no payment", {}, true, "No pudimos confirmar tu pago", [...WAYS, BUY]],
    ["names one that nobody knows", { target: SEARCH }, false, "No pudimos confirmar tu pago", [...WAYS, BUY]],
    ["names one under way", { target: SEARCH, standing: "waiting" }, false, "Pago en proceso", WAYS],
  ])("and %s, ends with what to do", async (_, props, isLookedUpAgain, ending, ways) => {
    render(check(props));
    expect([title(), links()]).toEqual([VERIFYING, []]);
    await act(() => vi.advanceTimersByTimeAsync(SOME_SECONDS_MS));
    expect([title(), links()]).toEqual([ending, ways]);
    expect(router.refresh.mock.calls).toHaveLength(isLookedUpAgain ? 1 : 0);
    // It stays so.
    await act(() => vi.advanceTimersByTimeAsync(SOME_SECONDS_MS));
    expect([title(), router.refresh.mock.calls.length]).toEqual([ending, isLookedUpAgain ? 1 : 0]);
  });

  it("and names one that is confirmed, does not wait", async () => {
    render(check({ target: SEARCH, standing: "confirmed" }));
    expect([title(), links()]).toEqual(["Tu pago está confirmado", WAYS]);
    await act(() => vi.advanceTimersByTimeAsync(SOME_SECONDS_MS));
    expect(router.refresh).not.toHaveBeenCalled();
  });

  it("says without scripts what to do, and with them nothing of it before it has asked", () => {
    document.body.innerHTML = renderToStaticMarkup(check({}));
    const [withScripts, without] = [...document.body.children].map(({ className, textContent }) => [
      className,
      textContent,
    ]);
    expect(withScripts).toEqual(["noscript:hidden", expect.stringMatching(/^Verificando pago…/)]);
    expect(without).toEqual(["scripted:hidden", expect.stringMatching(/^No pudimos confirmar tu pago.*Contratar/)]);
  });
});
