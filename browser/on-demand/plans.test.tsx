// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { SalesContact } from "@/components/plans/plans";
import { currentToast } from "@/lib/browser/toasts";
import { start as tellOfSales } from "./sales";

afterEach(cleanup);

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
