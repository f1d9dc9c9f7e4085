import { expect, it } from "vitest";
import { formFailure } from "@/lib/forms/form-state";
import { PART_BYTES } from "@/lib/import/model";
import { sendInParts } from "./send-in-parts";

const aForm = (bytes: number): FormData => {
  const form = new FormData();
  form.set("tipo", "denue");
  form.set("archivo", new File([new Uint8Array(bytes)], "a.csv"));
  return form;
};

it("sends a file part by part, and the form without it", async () => {
  const parts: FormData[] = [];
  const shares: number[] = [];
  const keep = async (form: FormData) => {
    parts.push(form);
    return { kind: "kept" } as const;
  };
  const sent = await sendInParts(aForm(PART_BYTES + 1), keep, (share) => shares.push(share));
  if (sent.kind === "failed") throw new Error(sent.message);
  expect(parts.map((part) => [part.get("parte"), (part.get("archivo") as File).size])).toEqual([
    ["0", PART_BYTES],
    ["1", 1],
  ]);
  expect(new Set([...parts, sent.form].map((form) => form.get("importacion"))).size).toBe(1);
  expect([sent.form.get("archivo"), sent.form.get("nombre"), sent.form.get("bytes")]).toEqual([
    null,
    "a.csv",
    `${PART_BYTES + 1}`,
  ]);
  expect(shares.at(-1)).toBe(1);
});

it("ends with the first part that is not taken", async () => {
  let asked = 0;
  const refuse = async () => {
    asked++;
    return formFailure("No");
  };
  expect(await sendInParts(aForm(3 * PART_BYTES), refuse, () => undefined)).toMatchObject({ message: "No" });
  expect(asked).toBe(1);
});

it("leaves a form without a file to the server's words", async () => {
  const form = aForm(0);
  const never = () => Promise.reject(new Error("nothing is sent"));
  expect(await sendInParts(form, never, () => undefined)).toEqual({ kind: "sent", form });
});
