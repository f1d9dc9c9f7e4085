// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PlanChoice } from "@/components/plans/plan-choice";
import { SalesContact } from "@/components/plans/sales-contact";
import { STORAGE_KEYS } from "@/lib/auth/storage-keys";
import { currentToast } from "@/lib/browser/toasts";
import { start as addEmail } from "./known-email";
import { start as tellOfSales } from "./sales";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe("sales", () => {
  it("are reached by a chat", () => {
    render(<SalesContact chatUrl="https://wa.me/525512345678" />);
    const link = screen.getByRole("link", { name: /^Contactar Ventas/ });
    expect(link.getAttribute("href")).toBe("https://wa.me/525512345678");
  });

  it("cannot be reached yet, which is said with a link to who can", () => {
    render(<SalesContact chatUrl={null} />);
    const form = document.querySelector<HTMLFormElement>("[data-script=sales]") as HTMLFormElement;
    tellOfSales(form);
    expect(fireEvent.submit(form)).toBe(false);
    expect(currentToast()).toMatchObject({
      title: "Contactar Ventas",
      action: { label: "Ir a soporte", href: "/soporte" },
    });
  });
});

describe("a plan's link", () => {
  const hrefWith = (email: string | null) => {
    if (email !== null) localStorage.setItem(STORAGE_KEYS.businessEmail, email);
    render(<PlanChoice plan="pro" planName="Profesional" className="" />);
    const link = screen.getByRole("link");
    expect(link.dataset.scriptNow).toBe("known-email");
    addEmail(link);
    const { pathname, search } = new URL((link as HTMLAnchorElement).href);
    return pathname + search;
  };

  it.each([
    [null, "/registro?plan=pro"],
    ["  ", "/registro?plan=pro"],
    ["ana@example.com", "/registro?plan=pro&email=ana%40example.com"],
  ])("with %j on this device leads to %s", (email, href) => {
    expect(hrefWith(email)).toBe(href);
  });

  it("of the free plan asks for no e-mail", () => {
    render(<PlanChoice plan="free" planName="Gratis" className="" />);
    expect(screen.getByRole("link").dataset.scriptNow).toBeUndefined();
  });
});
