// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Form } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { type DescriptionLine, WRITTEN_FIELDS } from "@/lib/ai/description-answer";
import type { AiStanding } from "@/lib/ai/model";
import { formFailure } from "@/lib/forms/form-state";
import { DescriptionWriter } from "./description-writer";

let say: (line: DescriptionLine) => void;
let end: () => void;
let asked: { body: unknown; signal: AbortSignal }[] = [];

/** The server's answer, which the test writes line by line. */
function answer(_: string, { body, signal }: { body: string; signal: AbortSignal }): Promise<Response> {
  asked.push({ body: JSON.parse(body), signal });
  const lines = new ReadableStream<Uint8Array>({
    start(controller) {
      say = (line) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
      end = () => controller.close();
    },
  });
  return Promise.resolve(new Response(lines));
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const heard: unknown[] = [];
const FREE: AiStanding = { refusal: null, tries: { left: 2, perDay: 10 } };

type ExampleProps = { standing?: AiStanding; name?: string; first?: string };

function Example({ standing = FREE, name = "Tienda Ana", first }: ExampleProps) {
  const initialState = first ? formFailure("", { [WRITTEN_FIELDS.text]: first }) : null;
  const form = useServerForm({ action: async () => formFailure("x"), initialState, lost: "" });
  return (
    <Form of={form} onInput={(event) => heard.push(new FormData(event.currentTarget).get("descripcion"))}>
      <input name="nombre" defaultValue={name} />
      <textarea name="descripcion" aria-label="Descripción" defaultValue="Mis palabras" />
      <DescriptionWriter businessId="7" standing={standing} isSent />
    </Form>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Descripción" });

it("shows a text as it is written, and puts it into the field as if it was typed", async () => {
  render(<Example />);
  press("Escribir con IA");
  expect(asked[0]?.body).toEqual({ nombre: "Tienda Ana", negocio: "7" });
  say({ texto: "Abarrotes y " });
  expect(await screen.findByText(/Abarrotes y/)).toBeTruthy();
  say({ descripcion: "Abarrotes y recargas.", borrador: false });
  end();
  expect(await screen.findByText("Abarrotes y recargas.")).toBeTruthy();
  expect(screen.getByText("Te queda 1 de 10 intentos hoy.")).toBeTruthy();
  expect(field().value).toBe("Mis palabras");
  press("Usar este texto");
  expect([field().value, heard.at(-1), document.activeElement]).toEqual([
    "Abarrotes y recargas.",
    "Abarrotes y recargas.",
    field(),
  ]);
  expect(screen.getByRole("status").textContent).toContain("«Guardar cambios»");
  press("Volver al texto de antes");
  expect(field().value).toBe("Mis palabras");
});

it("is stopped in the middle: the server is told, and nothing is left of it", async () => {
  render(<Example />);
  press("Escribir con IA");
  say({ texto: "Abarrotes" });
  await screen.findByText(/Abarrotes/);
  press("Detener");
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("Lo detuviste: no gastaste ningún intento.");
  expect([screen.queryByText(/Abarrotes/), field().value]).toEqual([null, "Mis palabras"]);
});

it.each<[string, () => void, string]>([
  ["why", () => say({ error: "La IA está ocupada." }), "La IA está ocupada."],
  ["an answer without a text", () => undefined, "La función no devolvió una descripción."],
  ["an empty text", () => say({ descripcion: "", borrador: false }), "La función no devolvió una descripción."],
])("says what came in the place of a text: %s", async (_, speak, sentence) => {
  render(<Example />);
  press("Escribir con IA");
  speak();
  end();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field().value).toBe("Mis palabras");
});

it("asks for a name first", () => {
  render(<Example name="" />);
  press("Escribir con IA");
  expect([screen.getByRole("status").textContent, asked]).toEqual(["Falta el nombre", []]);
});

it.each<[AiStanding, string]>([
  [{ refusal: "notConfigured", tries: null }, "IA no configurada."],
  [{ refusal: "off", tries: null }, "Las herramientas de IA están en pausa. Inténtalo más tarde."],
])("says before one presses anything that it cannot: %j", (standing, sentence) => {
  render(<Example standing={standing} />);
  expect([screen.getByText(sentence).textContent, screen.queryByRole("button")]).toEqual([sentence, null]);
});

it("keeps what was written when nothing is left for another", () => {
  const first = "Abarrotes y recargas.";
  render(<Example standing={{ refusal: "budget", tries: null }} first={first} />);
  expect(screen.getByText(first)).toBeTruthy();
  press("Escribir otro con IA");
  expect(asked).toEqual([]);
  press("Usar este texto");
  expect(field().value).toBe(first);
});

it("asks for nothing once the tries of the day are used", () => {
  render(<Example standing={{ refusal: "quota", tries: { left: 0, perDay: 10 } }} />);
  press("Escribir con IA");
  expect(asked).toEqual([]);
  expect(screen.getByText(/^Ya usaste los intentos de hoy\. Mañana tienes más\./)).toBeTruthy();
});
