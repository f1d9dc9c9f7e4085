import { describe, expect, it } from "vitest";
import { z } from "zod";
import { MESSAGES } from "@/lib/messages";
import { failure, success } from "@/lib/result";
import { formFailure } from "./form-state";
import { leave, runAction, type Steps } from "./run-action";

type Example = Steps<string, { nota: string }, { kind: "saved" }>;

const SENTENCES = { tooMany: "Espera.", notYours: "No es tuyo.", denied: "No.", invalid: "Revisa.", failed: "Falló." };

/** An action that goes well, but for what a case says; and all that it did, in order. */
async function run(steps: Partial<Example> = {}, fields: Readonly<Record<string, string>> = { nota: "Hola" }) {
  const done: string[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const does =
    <Args extends readonly unknown[], Value>(step: string, work: (...args: Args) => Promise<Value>) =>
    (...args: Args): Promise<Value> => {
      done.push(step);
      return work(...args);
    };
  const all: Example = {
    isWithinLimit: async () => true,
    admit: async () => success("Ana"),
    schema: () => z.object({ nota: z.string().min(3, { error: "Más largo." }) }),
    handle: async () => ({ kind: "saved" }),
    showChanges: async () => undefined,
    report: () => undefined,
    refusals: SENTENCES,
    ...steps,
  };
  const result = await runAction(form, {
    ...all,
    isWithinLimit: does("limit", all.isWithinLimit),
    admit: does("admit", all.admit),
    handle: does("handle", all.handle),
    showChanges: does("show", all.showChanges),
  });
  return { result, done };
}

const typed = { nota: "Hola" };
const boom = async () => {
  throw new Error("boom");
};

describe("an action", () => {
  it("hands what was typed and who acts to its handler, and shows what was written before it answers", async () => {
    const heard: unknown[] = [];
    const { result, done } = await run({
      handle: async (...args) => {
        heard.push(...args);
        return { kind: "saved" };
      },
    });
    expect(result).toEqual({ kind: "saved" });
    expect(heard).toEqual([typed, "Ana"]);
    expect(done).toEqual(["limit", "admit", "handle", "show"]);
  });

  it("leads on, once what was written is shown", async () => {
    const { result, done } = await run({ handle: async () => leave("/mi-negocio") });
    expect(result).toEqual({ kind: "leave", path: "/mi-negocio" });
    expect(done.at(-1)).toBe("show");
  });

  it.each<[string, Partial<Example>, Readonly<Record<string, string>>, object, string[]]>([
    ["too often", { isWithinLimit: async () => false }, typed, formFailure("Espera.", typed), ["limit"]],
    [
      "by whoever may not",
      { admit: async () => failure("denied") },
      typed,
      formFailure("No.", typed),
      ["limit", "admit"],
    ],
    [
      "with a wrong field",
      {},
      { nota: "a" },
      formFailure("Revisa.", { nota: "a" }, { nota: "Más largo." }),
      ["limit", "admit"],
    ],
    [
      "that is wrong as a whole",
      { schema: () => z.object({ nota: z.string() }).refine(() => false, { error: "No coinciden." }) },
      typed,
      formFailure("No coinciden.", typed),
      ["limit", "admit"],
    ],
    [
      "that the handler refuses",
      { handle: async () => formFailure("Está lleno.", {}, { nota: "Aquí." }) },
      typed,
      formFailure("Está lleno.", typed, { nota: "Aquí." }),
      ["limit", "admit", "handle"],
    ],
    ["that breaks", { handle: boom }, typed, formFailure("Falló.", typed), ["limit", "admit", "handle"]],
    ["whose limit breaks", { isWithinLimit: boom }, typed, formFailure("Falló.", typed), ["limit"]],
    ["without its fields", {}, {}, { kind: "failed", message: "Revisa.", values: {} }, ["limit", "admit"]],
  ])("sent %s says why, with what was typed, and shows nothing", async (_, steps, fields, expected, steps_) => {
    const { result, done } = await run(steps, fields);
    expect(result).toMatchObject(expected);
    expect(done).toEqual(steps_);
  });

  it("leads on with its refusal where nothing is typed", async () => {
    const refusals = { ...SENTENCES, notYours: leave("/mi-negocio?aviso=no-es-tuyo") };
    const { result } = await run({ refusals, admit: async () => failure("notYours") });
    expect(result).toEqual({ kind: "leave", path: "/mi-negocio?aviso=no-es-tuyo" });
  });

  it("says why it broke, where its words depend on that", async () => {
    const failed = (error: unknown) => `Falló: ${(error as Error).message}.`;
    const { result } = await run({ refusals: { ...SENTENCES, failed }, handle: boom });
    expect(result).toMatchObject(formFailure("Falló: boom.", typed));
  });

  it("says that nothing can be stored where the database is read-only, and keeps what was typed", async () => {
    const handle = async () => {
      throw Object.assign(new Error("read-only"), { code: "25006" });
    };
    expect((await run({ handle })).result).toMatchObject(formFailure(MESSAGES.noSpace, typed));
  });

  it("keeps no password", async () => {
    for (const steps of [{ handle: boom }, { handle: async () => formFailure("No.") }]) {
      expect((await run({ ...steps, isSecret: true })).result).toMatchObject({ kind: "failed", values: {} });
    }
  });

  it("tells what nobody expected to its log alone", async () => {
    const reported: unknown[] = [];
    const { result } = await run({ handle: boom, report: (error) => reported.push(error) });
    expect(reported).toEqual([new Error("boom")]);
    expect(JSON.stringify(result)).not.toContain("boom");
  });

  it("lets through what its log throws again: what leads away in the framework's own way", async () => {
    const report = (error: unknown) => {
      throw error;
    };
    await expect(run({ handle: boom, report })).rejects.toThrow("boom");
  });
});
