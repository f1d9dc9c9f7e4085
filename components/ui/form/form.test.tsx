// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type FieldValues, type FormAction, type FormState, formFailure, refusalText } from "@/lib/forms/form-state";
import { ActionForm } from "./action-form";
import { ChoiceField } from "./choice-field";
import { CheckboxField, SelectField, TextArea, TextField } from "./field";
import { Form, FormAlert, HoneypotField, SubmitButton } from "./form";
import { PictureField } from "./picture-field";
import { useServerForm } from "./use-server-form";

type Done = { kind: "done" };

const LOST = "No hay conexión.";

type ExampleProps = { action: FormAction<Done>; first?: FormState<Done> | null; initial?: FieldValues };

function Example({ action, first = null, initial = {} }: ExampleProps) {
  const form = useServerForm({ action, initialState: first, lost: LOST });
  if (form.state?.kind === "done") return <p role="status">Guardado</p>;
  return (
    <Form of={form} initial={initial} aria-label="Ejemplo">
      <FormAlert />
      <TextField name="nombre" label="Nombre" hint="Como lo conocen." defaultValue="Antes" />
      <TextArea name="nota" label="Nota" isOptional />
      <SelectField name="dia" label="Día" defaultValue="lun">
        <option value="lun">Lunes</option>
        <option value="mar">Martes</option>
      </SelectField>
      <ChoiceField name="motivo" legend="Motivo" choices={[{ id: "a", label: "Uno" }]} />
      <CheckboxField name="acepto" label="Acepto" />
      <HoneypotField />
      <SubmitButton sending="Guardando…">Guardar</SubmitButton>
    </Form>
  );
}

function Counted() {
  const form = useServerForm({ action: async () => formFailure("x"), lost: LOST });
  return (
    <Form of={form}>
      <TextField name="nombre" label="Nombre" maxCharacters={10} />
      <TextArea name="nota" label="Nota" maxCharacters={20} hint="Qué pasó." />
    </Form>
  );
}

const WithPicture = () => (
  <Form of={useServerForm<Done>({ action: async () => ({ kind: "done" }), lost: LOST })}>
    <PictureField name="portada" label="Portada" />
  </Form>
);

const send = () => fireEvent.submit(screen.getByRole("form"));
const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Nombre" });

describe("a form of the kit", () => {
  it("sends what was typed, once however often it is sent, and shows what came of it", async () => {
    const sent: FormData[] = [];
    let finish: (state: FormState<Done>) => void = () => undefined;
    const action: FormAction<Done> = (form) => {
      sent.push(form);
      return new Promise((resolve) => {
        finish = resolve;
      });
    };
    render(<Example action={action} />);
    fireEvent.change(name(), { target: { value: "Taquería" } });
    send();
    send();
    await screen.findByRole("button", { name: "Guardando…" });
    send();
    finish({ kind: "done" });
    expect((await screen.findByRole("status")).textContent).toBe("Guardado");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.get("nombre")).toBe("Taquería");
    expect(sent[0]?.get("dia")).toBe("lun");
    expect(sent[0]?.get("sitio")).toBe("");
  });

  const WRONG = "Escribe un nombre.";
  const GENERAL = "Revisa los datos.";
  const DAY = "Elige un día.";
  it.each<[what: string, failure: FormState<Done>, above: string[], listed: string[]]>([
    ["of the form", formFailure("Espera."), ["Espera."], []],
    ["of a field", formFailure(WRONG, {}, { nombre: WRONG }), [], [WRONG]],
    ["of a field, under a sentence for all", formFailure(GENERAL, {}, { nombre: WRONG }), [GENERAL], [WRONG]],
    [
      "of two fields, which are listed",
      formFailure(GENERAL, {}, { nombre: WRONG, dia: DAY }),
      [GENERAL, WRONG, DAY],
      [WRONG, DAY],
    ],
    [
      "of two fields, one of them first",
      formFailure(WRONG, {}, { nombre: WRONG, dia: DAY }),
      [WRONG, DAY],
      [WRONG, DAY],
    ],
  ])("says a problem %s once above the fields, and not where the field says it", (_, first, above, listed) => {
    render(<Example action={async () => first} first={first} />);
    const alert = screen.getByRole("alert");
    const said = [...alert.querySelectorAll("p, li")];
    const kept = said.filter((part) => part.closest(".said-at-field") === null);
    expect(kept.map(({ textContent }) => textContent)).toEqual(above);
    // Without scripts nothing leads to the field but these.
    expect([...alert.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual(listed);
    expect(new Set(said.map(({ textContent }) => textContent)).size).toBe(said.length);
  });

  it("says at the field what is wrong, leads there, and keeps what was typed", async () => {
    render(<Example action={async () => formFailure("Revisa los datos.", {}, { nombre: "Escribe un nombre." })} />);
    fireEvent.change(name(), { target: { value: "x" } });
    send();
    // The last of what follows: React moves the focus once it has shown what is wrong.
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(screen.getByRole("alert").textContent).toContain("Revisa los datos.");
    expect(name().getAttribute("aria-invalid")).toBe("true");
    const described = (name().getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id));
    expect(described.map((each) => each?.textContent)).toEqual(["Como lo conocen.", "Escribe un nombre."]);
    expect(name().value).toBe("x");
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Escribe un nombre." });
    expect(document.getElementById(link.hash.slice(1))).toBe(name());
  });

  it("leads to the sentence above the fields when no field is to blame", async () => {
    render(<Example action={async () => formFailure("Inténtalo mañana.")} />);
    send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
    expect(screen.getByRole("alert").textContent).toBe("Inténtalo mañana.");
  });

  it("stays as it was typed when the server cannot be reached, and can be sent again", async () => {
    let isOnline = false;
    render(
      <Example
        action={async () => {
          if (!isOnline) throw new TypeError("Failed to fetch");
          return { kind: "done" };
        }}
      />,
    );
    fireEvent.change(name(), { target: { value: "Taquería" } });
    send();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(LOST));
    expect(name().value).toBe("Taquería");
    isOnline = true;
    send();
    expect(await screen.findByRole("status")).toBeTruthy();
  });

  it("stays as it was typed when it is refused before the action, and says what there is to do", async () => {
    const refusal = { ...formFailure("Tu sesión terminó."), link: { href: "/login", label: "Iniciar sesión" } };
    render(<Example action={() => Promise.reject(new Error(refusalText(refusal)))} />);
    fireEvent.change(name(), { target: { value: "Taquería" } });
    send();
    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: /Iniciar sesión/ });
    expect([link.pathname, link.target]).toEqual(["/login", "_blank"]);
    expect(screen.getByRole("alert").textContent).toContain("Tu sesión terminó.");
    expect(name().value).toBe("Taquería");
  });

  it("begins with what is stored, over which goes what came back", () => {
    const initial = { nombre: "Tacos Lupita", nota: "Abrimos", dia: "mar" };
    const first = formFailure("Revisa los datos.", { nombre: "" });
    render(<Example action={async () => ({ kind: "done" })} first={first} initial={initial} />);
    expect(name().value).toBe("");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Nota (opcional)" }).value).toBe("Abrimos");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Día" }).value).toBe("mar");
  });

  it("without a field is a button that sends what it is about, once, and says why nothing came of it", async () => {
    const sent: FormData[] = [];
    const action: FormAction = async (form) => {
      sent.push(form);
      return formFailure("Ese negocio no es tuyo.");
    };
    render(
      <ActionForm action={action} lost={LOST} fields={{ negocio: "7" }} aria-label="Ejemplo">
        <SubmitButton sending="Guardando…">No es mío</SubmitButton>
      </ActionForm>,
    );
    send();
    send();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Ese negocio no es tuyo."));
    expect(sent.map((form) => form.get("negocio"))).toEqual(["7"]);
  });

  it("shows to a browser without scripts what it had sent, an emptied field too", () => {
    const first = formFailure("Revisa los datos.", { nombre: "", nota: "Abrimos", dia: "mar", motivo: "a" });
    render(<Example action={async () => ({ kind: "done" })} first={first} />);
    expect(name().value).toBe("");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Nota (opcional)" }).value).toBe("Abrimos");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Día" }).value).toBe("mar");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Uno" }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Acepto" }).checked).toBe(false);
    expect(screen.getByRole("alert").textContent).toBe("Revisa los datos.");
  });

  it("cuts nothing of a long text: it counts, and says how much is too much", () => {
    render(<Counted />);
    const note = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Nota" });
    expect(document.body.textContent).toContain("Qué pasó. 0 / 20 caracteres");
    expect(document.body.textContent).not.toContain("/ 10");
    fireEvent.input(name(), { target: { value: "12345678" } });
    expect(document.body.textContent).toContain("8 / 10 caracteres");
    fireEvent.input(note, { target: { value: ` ${"x".repeat(21)} ` } });
    expect(note.value).toHaveLength(23);
    expect(note.getAttribute("aria-invalid")).toBe("true");
    expect(document.body.textContent).toContain("Usa como máximo 20 caracteres: te sobra 1.");
    fireEvent.input(note, { target: { value: "x".repeat(20) } });
    expect(note.getAttribute("aria-invalid")).toBeNull();
    expect([name().maxLength, note.maxLength].every((most) => most < 0 || most > 1_000)).toBe(true);
  });

  it("takes whatever a phone calls a picture", () => {
    render(<WithPicture />);
    expect(screen.getByLabelText(/Portada/).getAttribute("accept")).toBe("image/*");
  });

  it("may stand beside another one: no two fields share an id", () => {
    render(
      <>
        <Example action={async () => ({ kind: "done" })} />
        <Example action={async () => ({ kind: "done" })} />
      </>,
    );
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(8);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
