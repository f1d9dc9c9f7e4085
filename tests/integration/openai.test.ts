import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { makePicture, moderate, writeText } from "@/lib/ai/server/openai";
import { log } from "@/lib/log";
import { type ModelVendor, startModelVendor, type VendorMode } from "@/tests/support/model-vendor";

const KEY = "sk-secret-of-a-test";
const PARAGRAPH = "Tacos al pastor y de suadero en la colonia Santa Cruz, con salsas hechas en casa.";
const WORDS = { palabras: ["tacos", "pastor"] };
const wordsSchema = z.object({ palabras: z.array(z.string()) });
let vendor: ModelVendor;

beforeAll(async () => {
  vendor = await startModelVendor();
  vi.stubEnv("OPENAI_API_KEY", KEY);
  vi.stubEnv("OPENAI_BASE_URL", vendor.baseUrl);
});

afterAll(() => vendor.close());

beforeEach(() => {
  Object.assign(vendor, {
    mode: "fine",
    answer: PARAGRAPH,
    picture: Buffer.from("a picture"),
    usage: { input_tokens: 320, output_tokens: 90 },
    flags: () => [],
    asked: [],
    pieceMs: 0,
  });
});

/** Only a vendor that never ends is waited for. */
const patience = () => (vendor.mode === "slow" || vendor.mode === "trickle" ? 300 : 20_000);
const base = { instructions: "Escribe.", told: { nombre: 'Tacos "El Güero"' }, maxOutputTokens: 600 };
const plain = (more: object = {}) => writeText<string>({ ...base, schema: null, deadlineMs: patience(), ...more });
const words = (more: object = {}) => writeText({ ...base, schema: wordsSchema, deadlineMs: patience(), ...more });
const picture = (more: object = {}) =>
  makePicture({ prompt: "Una taquería", size: "1536x864", isTransparent: false, deadlineMs: patience(), ...more });

describe("a text", () => {
  it("comes in pieces, and whole at its end, with what it used", async () => {
    const pieces: string[] = [];
    const answer = await plain({ onText: (piece: string) => pieces.push(piece) });
    expect(answer).toEqual({
      outcome: { ok: true, value: PARAGRAPH },
      usage: { model: "gpt-5.4-mini", inputTokens: 320, outputTokens: 90, pictures: 0 },
    });
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join("")).toBe(PARAGRAPH);
  });

  it("is asked for with facts as data, and is not stored", async () => {
    await plain({ picture: new Uint8Array([1, 2, 3]) });
    const [{ path, body } = { path: "", body: {} }] = vendor.asked;
    expect(path).toBe("/v1/responses");
    expect(body).toMatchObject({ instructions: "Escribe.", store: false, max_output_tokens: 600, stream: true });
    expect(body).not.toHaveProperty("tools");
    expect(body.input).toMatchObject([
      {
        role: "user",
        content: [
          { type: "input_text", text: '{"nombre":"Tacos \\"El Güero\\""}' },
          { type: "input_image", image_url: "data:image/webp;base64,AQID" },
        ],
      },
    ]);
  });

  it("with a shape is read by it", async () => {
    vendor.answer = WORDS;
    expect((await words()).outcome).toEqual({ ok: true, value: WORDS });
  });

  it.each<[VendorMode, string]>([
    ["slow", "slow"],
    ["trickle", "slow"],
    ["busy", "busy"],
    ["broken", "unreachable"],
    ["stranger", "unreachable"],
    ["refusing", "refused"],
    ["incomplete", "unusable"],
    ["cut", "unusable"],
    ["wrongType", "unusable"],
    ["huge", "unusable"],
    ["empty", "unusable"],
  ])("of a vendor that is %s is %s", async (mode, code) => {
    vendor.mode = mode;
    expect((await plain()).outcome).toEqual({ ok: false, code });
    vendor.answer = WORDS;
    expect((await words()).outcome).toEqual({ ok: false, code });
    expect(vendor.asked).toHaveLength(2);
  });

  it.each([
    ["half of its JSON", "halfJson" as const, WORDS],
    ["another shape", "fine" as const, { words: 3 }],
    ["no JSON", "fine" as const, "Claro que sí: tacos."],
  ])("with %s is unusable", async (_, mode, answer) => {
    Object.assign(vendor, { mode, answer });
    expect((await words()).outcome).toEqual({ ok: false, code: "unusable" });
  });

  it.each([
    { input_tokens: 1e30, output_tokens: 90 },
    { input_tokens: -320, output_tokens: 90 },
    { input_tokens: 0, output_tokens: 0 },
    { input_tokens: "320", output_tokens: null },
    "320",
    null,
  ])("that says to have used %j has said nothing of it", async (usage) => {
    Object.assign(vendor, { usage });
    expect(await plain()).toEqual({ outcome: { ok: true, value: PARAGRAPH }, usage: null });
    vendor.answer = WORDS;
    expect((await words()).usage).toBeNull();
    expect((await picture()).usage).toMatchObject({ inputTokens: 0, outputTokens: 0, pictures: 1 });
  });

  it("is not fetched from wherever the vendor sends us", async () => {
    const inside = await startModelVendor();
    Object.assign(inside, { answer: WORDS, picture: Buffer.from("a picture") });
    for (const [path, ask] of [
      ["responses", plain],
      ["responses", words],
      ["images/generations", picture],
    ] as const) {
      Object.assign(vendor, { mode: "elsewhere", elsewhere: `${inside.baseUrl}/${path}` });
      expect((await ask()).outcome).toEqual({ ok: false, code: "unreachable" });
    }
    expect(inside.asked).toEqual([]);
    await inside.close();
  });

  it.each([
    ["invalid_api_key", "invalid_api_key"],
    ["sk-secret 5512345678", "other"],
    ["a".repeat(5_000), "other"],
    [{ of: "no text" }, "other"],
  ])("says %j of what failed: the log has %s", async (code, logged) => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    Object.assign(vendor, { mode: "coded", code });
    await plain();
    expect(warn.mock.calls).toMatchObject([[{ code: logged, status: 400 }, expect.any(String)]]);
    warn.mockRestore();
  });

  it("is stopped by whoever asked", async () => {
    vendor.mode = "slow";
    const stop = new AbortController();
    const asked = plain({ signal: stop.signal, deadlineMs: 20_000 });
    stop.abort();
    expect((await asked).outcome).toEqual({ ok: false, code: "canceled" });
  });

  // "Escribe." and the told data are 8 and 31 characters, three to a token; a photo is 4,000 tokens.
  const READ = { model: "gpt-5.4-mini", inputTokens: 13, outputTokens: 0, pictures: 0 };
  it.each([
    ["a text", PARAGRAPH, plain],
    ["a shape", WORDS, words],
  ])("that is broken off as %s has used all that it was told, and what had come of it", async (_, answer, ask) => {
    // The vendor writes 24 characters, and no more while the test lasts.
    Object.assign(vendor, { answer, pieceMs: 600_000 });
    const stop = new AbortController();
    expect(await ask({ signal: stop.signal, onText: () => stop.abort() })).toEqual({
      outcome: { ok: false, code: "canceled" },
      usage: { ...READ, outputTokens: 8 },
    });
  });

  it.each<VendorMode>(["slow", "trickle"])("of a vendor that is %s has used what it was told", async (mode) => {
    Object.assign(vendor, { mode, answer: WORDS });
    const photo = { picture: new Uint8Array([1]) };
    expect([(await plain()).usage, (await words(photo)).usage]).toEqual([READ, { ...READ, inputTokens: 4_013 }]);
    expect((await picture()).usage).toMatchObject({ pictures: 1 });
  });
});

describe("a picture", () => {
  it("is asked for once, in the size of its place", async () => {
    const answer = await picture({ size: "1024x1024", isTransparent: true });
    expect(answer.outcome).toEqual({ ok: true, value: new Uint8Array(Buffer.from("a picture")) });
    expect(answer.usage?.pictures).toBe(1);
    expect(vendor.asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({ model: "gpt-image-2.5-flare", size: "1024x1024", background: "transparent", n: 1 }),
    ]);
    expect(vendor.asked[0]?.body).not.toHaveProperty("response_format");
  });

  it.each<[VendorMode, string]>([
    ["slow", "slow"],
    ["trickle", "slow"],
    ["busy", "busy"],
    ["broken", "unreachable"],
    ["blocked", "refused"],
    ["empty", "unusable"],
    ["huge", "unusable"],
  ])("of a vendor that is %s is %s", async (mode, code) => {
    vendor.mode = mode;
    expect((await picture()).outcome).toEqual({ ok: false, code });
    expect(vendor.asked).toHaveLength(1);
  });
});

describe("moderation", () => {
  it("names why a text or a picture is flagged", async () => {
    vendor.flags = (input) => (input.includes("odio") ? ["hate"] : []);
    expect((await moderate({ text: "odio" })).outcome).toEqual({ ok: true, value: ["hate"] });
    expect((await moderate({ text: "tacos" })).outcome).toEqual({ ok: true, value: [] });
    expect((await moderate({ picture: new Uint8Array([1]) })).outcome).toEqual({ ok: true, value: [] });
  });

  it("that flags without a reason is flagged", async () => {
    vendor.flags = () => [""];
    expect((await moderate({ text: "x" })).outcome).toEqual({ ok: true, value: ["other"] });
  });

  it("that makes no sense is unusable", async () => {
    vendor.mode = "wrongType";
    expect((await moderate({ text: "x" })).outcome).toEqual({ ok: false, code: "unusable" });
  });
});
