// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Form } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import type { TextFieldName } from "@/lib/businesses/fields";
import { type FieldValues, formFailure } from "@/lib/forms/form-state";
import { readForm } from "@/lib/forms/read-form";
import { BusinessField } from "./business-field";

const heard: FieldValues[] = [];

function Example({ initial = {}, children }: { initial?: FieldValues; children: ReactNode }) {
  const form = useServerForm({ action: async () => formFailure("x"), lost: "" });
  return (
    <Form
      of={form}
      initial={initial}
      aria-label="Ejemplo"
      onInput={(event) => heard.push(readForm(new FormData(event.currentTarget)).values)}
    >
      {children}
    </Form>
  );
}

const field = (name: TextFieldName, initial: FieldValues = {}) => (
  <Example initial={initial}>
    <BusinessField name={name} plan="premium" />
  </Example>
);
const sent = () => readForm(new FormData(screen.getByRole<HTMLFormElement>("form"))).values;
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

describe("a list", () => {
  const items = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent?.replace("×", ""));

  it("is one field of text until there are scripts", () => {
    const html = renderToString(field("servicios", { servicios: "corte, tinte" }));
    expect(html).toContain('name="servicios"');
    expect(html).toContain('value="corte, tinte"');
    expect(html).not.toContain("<li");
  });

  it("takes what is typed up to a comma and at Enter, each once, and is sent with commas", () => {
    render(field("servicios", { servicios: "corte" }));
    const entry = box(/Servicios/);
    fireEvent.change(entry, { target: { value: "tinte, corte,pei" } });
    expect([items(), entry.value]).toEqual([["corte", "tinte"], "pei"]);
    // What is not taken yet is sent all the same.
    expect([sent(), heard.at(-1)]).toEqual([{ servicios: "corte, tinte, pei" }, { servicios: "corte, tinte, pei" }]);
    fireEvent.change(entry, { target: { value: "pein" } });
    expect(heard.at(-1)).toEqual({ servicios: "corte, tinte, pein" });
    fireEvent.change(entry, { target: { value: "peinado" } });
    expect(fireEvent.keyDown(entry, { key: "Enter" })).toBe(false);
    fireEvent.change(entry, { target: { value: "uñas" } });
    // Leaving it moves nothing: the button that is being pressed stays under the finger.
    fireEvent.blur(entry);
    expect([items(), entry.value]).toEqual([["corte", "tinte", "peinado"], "uñas"]);
    expect(heard.at(-1)).toEqual({ servicios: "corte, tinte, peinado, uñas" });
  });

  it("gives an entry back by its button, and the last one by the key; emptied, it is sent empty", () => {
    render(field("servicios", { servicios: "corte, tinte" }));
    fireEvent.click(screen.getByRole("button", { name: "Quitar corte" }));
    expect(heard.at(-1)).toEqual({ servicios: "tinte" });
    expect(document.activeElement).toBe(box(/Servicios/));
    fireEvent.keyDown(box(/Servicios/), { key: "Backspace" });
    expect([items(), sent()]).toEqual([[], { servicios: "" }]);
  });

  it("follows what a script puts into the form", () => {
    render(field("servicios", { servicios: "corte" }));
    const control = screen.getByRole<HTMLFormElement>("form").elements.namedItem("servicios");
    fireEvent.input(control as HTMLInputElement, { target: { value: "uno, dos" } });
    expect([items(), sent()]).toEqual([["uno", "dos"], { servicios: "uno, dos" }]);
  });
});

describe("boxes", () => {
  it("are sent as a text with commas, and without one that is ticked as nothing", () => {
    render(field("formas_de_pago", { formas_de_pago: "efectivo, vales" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "CoDi" }));
    expect(sent()).toEqual({ formas_de_pago: "efectivo, codi, vales" });
    for (const each of screen.getAllByRole<HTMLInputElement>("checkbox")) if (each.checked) fireEvent.click(each);
    expect(sent()).toEqual({ formas_de_pago: "" });
  });
});

describe("a number or account", () => {
  const type = (name: RegExp, value: string) => {
    fireEvent.input(box(name), { target: { value } });
    fireEvent.blur(box(name));
  };

  it("of WhatsApp is written with its country code once it is left, and can be tried", () => {
    render(field("whatsapp"));
    expect(document.body.textContent).toContain("Sin WhatsApp, tu página muestra sólo el botón de llamar.");
    type(/WhatsApp/, "55 1234-5678");
    expect(box(/WhatsApp/).value).toBe("+52 55 1234 5678");
    expect(heard.at(-1)).toEqual({ whatsapp: "+52 55 1234 5678" });
    expect(screen.getByRole<HTMLAnchorElement>("link").href).toBe("https://wa.me/525512345678");
    expect(document.body.textContent).not.toContain("Sin WhatsApp");
  });

  it("that nobody has changed stays as its owner wrote it", () => {
    render(field("whatsapp", { whatsapp: "5512345678" }));
    fireEvent.blur(box(/WhatsApp/));
    expect(box(/WhatsApp/).value).toBe("5512345678");
  });

  it.each<[TextFieldName, RegExp, string, string]>([
    ["instagram", /Instagram/, "@tacos.lupe", "https://www.instagram.com/tacos.lupe"],
    ["facebook", /Facebook/, "fb.com/lupe", "https://fb.com/lupe"],
    ["tiktok", /TikTok/, "lupe", "https://www.tiktok.com/@lupe"],
    ["web", /Sitio web/, "lupe.mx", "https://lupe.mx/"],
  ])("of %s shows what it becomes", (name, label, typed, href) => {
    render(field(name));
    type(label, typed);
    expect(box(label).value).toBe(typed);
    expect(screen.getByRole<HTMLAnchorElement>("link").href).toBe(href);
  });

  it("that leads nowhere says so once it is left, until it is typed in", () => {
    render(field("instagram"));
    type(/Instagram/, "https://evil.example/x");
    expect(box(/Instagram/).getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByRole("link")).toBeNull();
    fireEvent.input(box(/Instagram/), { target: { value: "@x" } });
    expect(box(/Instagram/).getAttribute("aria-invalid")).toBeNull();
  });
});
