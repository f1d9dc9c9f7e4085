// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { currentToast } from "@/lib/browser/toasts";
import { SalesContact } from "./sales-contact";

describe("SalesContact", () => {
  it("opens the chat of those who sell", () => {
    render(<SalesContact chatUrl="https://wa.me/525512345678" />);
    const link = screen.getByRole("link", { name: /^Contactar Ventas/ });
    expect(link.getAttribute("href")).toBe("https://wa.me/525512345678");
  });

  it("says for five seconds that nobody can be reached yet, with a link to who can", () => {
    render(<SalesContact chatUrl={null} />);
    fireEvent.click(screen.getByRole("button", { name: "Contactar Ventas" }));
    expect(currentToast()).toMatchObject({
      title: "Contactar Ventas",
      durationMs: 5000,
      action: { label: "Ir a soporte", href: "/soporte" },
    });
  });
});
