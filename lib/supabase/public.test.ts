import { expect, it } from "vitest";
import { toErrorFields } from "@/lib/log";
import { BackendError } from "./public";

it("keeps the code of what the database answered, and nothing that quotes a row", () => {
  const answer = { code: "23505", message: "duplicate", details: "Key (email)=(ana@example.org)", hint: "Ana" };
  const error = new BackendError("addBusiness", answer);
  expect(toErrorFields(error)).toMatchObject({ type: "BackendError", message: "addBusiness: 23505", code: "23505" });
  expect(`${JSON.stringify(Object.getOwnPropertyNames(error).map((name) => Reflect.get(error, name)))}`).not.toMatch(
    /ana@|Ana|duplicate/,
  );
});
