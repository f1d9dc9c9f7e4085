import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "@/lib/time/add-days";
import { type SignedNotification, verifySignature } from "./signature";

const SECRET = "un-secreto-de-prueba";
const NOW = new Date("2026-05-03T18:00:00Z");

const digest = (id: string, ts: string, secret = SECRET, requestId = "req-1") =>
  createHmac("sha256", secret).update(`id:${id};request-id:${requestId};ts:${ts};`).digest("hex");

const MS = String(NOW.getTime());
const SECONDS = MS.slice(0, 10);

const notification = (fields: Partial<SignedNotification> = {}): SignedNotification => ({
  signature: `ts=${MS},v1=${digest("123", MS)}`,
  requestId: "req-1",
  dataIds: ["123"],
  ...fields,
});
const verify = (fields: Partial<SignedNotification> = {}, secret: string | null = SECRET, now = NOW) =>
  verifySignature(notification(fields), secret, now);

describe("verifySignature", () => {
  it.each<[string, Partial<SignedNotification>, string]>([
    ["milliseconds", {}, "123"],
    ["seconds", { signature: `ts=${SECONDS},v1=${digest("123", SECONDS)}` }, "123"],
    ["spaces and the other order", { signature: `v1=${digest("123", MS)} , ts=${MS}` }, "123"],
    ["an id signed as sent", { dataIds: ["AB-1"], signature: `ts=${MS},v1=${digest("AB-1", MS)}` }, "AB-1"],
    ["an id signed in lower case", { dataIds: ["AB-1"], signature: `ts=${MS},v1=${digest("ab-1", MS)}` }, "AB-1"],
    ["a digest in capitals", { signature: `ts=${MS},v1=${digest("123", MS).toUpperCase()}` }, "123"],
  ])("accepts %s", (_, fields, id) => expect(verify(fields)).toBe(id));

  const signed = digest("123", MS);
  it.each<[string, Partial<SignedNotification>]>([
    ["no signature", { signature: null }],
    ["an empty signature", { signature: "" }],
    ["another id", { dataIds: ["124"] }],
    ["no id", { dataIds: [] }],
    ["an empty id", { dataIds: [""], signature: `ts=${MS},v1=${digest("", MS)}` }],
    ["two ids, the first signed", { dataIds: ["123", "124"] }],
    ["two ids, the second signed", { dataIds: ["124", "123"] }],
    [
      "a spliced id",
      { dataIds: ["123;request-id:req-1"], signature: `ts=${MS},v1=${digest("123;request-id:req-1", MS)}` },
    ],
    ["an id that is too long", { dataIds: ["1".repeat(65)], signature: `ts=${MS},v1=${digest("1".repeat(65), MS)}` }],
    ["another request", { requestId: "req-2" }],
    ["no request", { requestId: null }],
    ["an empty request", { requestId: "", signature: `ts=${MS},v1=${digest("123", MS, SECRET, "")}` }],
    [
      "a request that is too long",
      { requestId: "r".repeat(101), signature: `ts=${MS},v1=${digest("123", MS, SECRET, "r".repeat(101))}` },
    ],
    ["no time", { signature: `v1=${signed}` }],
    ["no digest", { signature: `ts=${MS}` }],
    ["two times", { signature: `ts=${MS},ts=${MS},v1=${signed}` }],
    ["two digests", { signature: `ts=${MS},v1=${"0".repeat(64)},v1=${signed}` }],
    ["a time of 12 digits", { signature: `ts=${MS.slice(0, 12)},v1=${digest("123", MS.slice(0, 12))}` }],
    ["a time in another notation", { signature: `ts=${SECONDS}e3,v1=${digest("123", `${SECONDS}e3`)}` }],
    ["a time with a sign", { signature: `ts=+${SECONDS.slice(0, 9)},v1=${signed}` }],
    ["a digest cut short", { signature: `ts=${MS},v1=${signed.slice(0, 63)}` }],
    ["a digest that is no hex", { signature: `ts=${MS},v1=${"z".repeat(64)}` }],
    ["another secret's digest", { signature: `ts=${MS},v1=${digest("123", MS, "otro-secreto")}` }],
  ])("refuses %s", (_, fields) => expect(verify(fields)).toBeNull());

  it.each([null, "", "corto12"])("accepts nothing with the secret %j", (secret) => {
    expect(verify({ signature: `ts=${MS},v1=${digest("123", MS, secret ?? "")}` }, secret)).toBeNull();
  });

  it("has a window of three days, both ways", () => {
    const at = (days: number) => verify({}, SECRET, new Date(NOW.getTime() + days * DAY_MS));
    expect([at(2.9), at(-2.9)]).toEqual(["123", "123"]);
    expect([at(3.1), at(-3.1)]).toEqual([null, null]);
  });
});
