import "server-only";
import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type { Response, ResponseStreamEvent } from "openai/resources/responses/responses";
import { z } from "zod";
import { type Env, env } from "@/lib/env";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import type { AiUsage, VendorProblem } from "../model";
import { inputTokensOf, tokensOf } from "../prices";

type Vendor = NonNullable<Env["ai"]["vendor"]>;

/** Outcome and usage of a call: by our own count when broken off; null when the vendor did not say, not for free. */
export type VendorAnswer<T> = { outcome: Result<T, VendorProblem>; usage: AiUsage | null };

const TEXT_DEADLINE_MS = 30_000;
/** A picture takes up to a minute; its lease is longer (`private.ia_imagenes`). */
const PICTURE_DEADLINE_MS = 75_000;
const MODERATION_DEADLINE_MS = 15_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
const BYTES_PER_TOKEN = 512;
/** A picture of 1536 by 864 as base64 of png. */
const MAX_PICTURE_ANSWER_BYTES = 24 * 1024 * 1024;
const MODERATION_BLOCKED = "moderation_blocked";
/** More than any model reads or writes in one call. */
const MAX_TOKENS = 2_000_000;
const UNNAMED_CATEGORY = "other";
const TOO_MANY = 429;

/** Ends an answer that is larger than it may be, which the SDK would read whole, and goes nowhere else than to the vendor. */
function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    let seen = 0;
    const bound = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > maxBytes) controller.error(new Error("the answer is too large"));
        else controller.enqueue(chunk);
      },
    });
    return new globalThis.Response(response.body?.pipeThrough(bound) ?? null, response);
  };
}

/** A retry may be billed twice, and a person who waits tries again by themselves. */
const clientOf = ({ apiKey, baseUrl }: Vendor, maxBytes: number): OpenAI =>
  new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, fetch: boundedFetch(maxBytes), logLevel: "off" });

function problemOf(error: unknown, deadline: AbortSignal, caller: AbortSignal | undefined): VendorProblem {
  if (caller?.aborted) return "canceled";
  if (deadline.aborted || error instanceof APIConnectionTimeoutError) return "slow";
  if (error instanceof APIUserAbortError) return "canceled";
  if (!(error instanceof APIError)) return "unusable";
  if (error.code === MODERATION_BLOCKED) return "refused";
  return error.status === TOO_MANY ? "busy" : "unreachable";
}

const BROKEN_OFF: readonly VendorProblem[] = ["canceled", "slow"];

/** The vendor's word, which may be anything. */
const codeOf = (code: unknown): string => (typeof code === "string" && /^[a-z_]{1,40}$/.test(code) ? code : "other");

type Call<T> = {
  question: string;
  deadlineMs: number;
  maxBytes: number;
  signal?: AbortSignal | undefined;
  run: (client: OpenAI, vendor: Vendor, signal: AbortSignal) => Promise<VendorAnswer<T>>;
  /** Usage billed until now, of a call that is broken off. */
  usedSoFar: (vendor: Vendor) => AiUsage;
};

/** @throws when no vendor is configured: ask `env().ai.vendor` before. */
async function call<T>({
  question,
  deadlineMs,
  maxBytes,
  signal: caller,
  run,
  usedSoFar,
}: Call<T>): Promise<VendorAnswer<T>> {
  const { vendor, maxSeconds } = env().ai;
  if (!vendor) throw new Error("No vendor is configured: set OPENAI_API_KEY.");
  const deadline = AbortSignal.timeout(Math.min(deadlineMs, (maxSeconds ?? Number.POSITIVE_INFINITY) * 1000));
  const signal = caller ? AbortSignal.any([caller, deadline]) : deadline;
  try {
    const answer = await run(clientOf(vendor, maxBytes), vendor, signal);
    if (!signal.aborted) return answer;
    // A stream that is aborted ends without an error.
    return { outcome: failure(caller?.aborted ? "canceled" : "slow"), usage: answer.usage ?? usedSoFar(vendor) };
  } catch (error) {
    const problem = problemOf(error, deadline, caller);
    const status = error instanceof APIError ? error.status : undefined;
    const code = error instanceof APIError ? codeOf(error.code) : undefined;
    // Not the message: the vendor quotes what it was sent, and parts of the key.
    log.warn({ question, problem, status, code }, "the model's vendor failed");
    return { outcome: failure(problem), usage: BROKEN_OFF.includes(problem) ? usedSoFar(vendor) : null };
  }
}

type TextRequest<T> = {
  instructions: string;
  told: unknown;
  /** Null: plain text. */
  schema: z.ZodType<T> | null;
  maxOutputTokens: number;
  /** A picture that belongs to the data, as webp. */
  picture?: Uint8Array | undefined;
  signal?: AbortSignal | undefined;
  deadlineMs?: number | undefined;
  onText?: ((added: string) => void) | undefined;
};

type Answered = Pick<Response, "output" | "status">;

const usageSchema = z.object({
  // A call with a prompt has read something.
  input_tokens: z.int().min(1).max(MAX_TOKENS),
  output_tokens: z.int().min(0).max(MAX_TOKENS),
});

/** Null: none, or figures that cannot be. @param model ours: the vendor's word for it is a stranger's. */
function usageOf(model: string, usage: unknown): AiUsage | null {
  const { data } = usageSchema.safeParse(usage);
  return data ? { model, inputTokens: data.input_tokens, outputTokens: data.output_tokens, pictures: 0 } : null;
}

function problemIn({ output, status }: Answered): Result<never, VendorProblem> | null {
  const parts = output.flatMap((item) => (item.type === "message" ? item.content : []));
  if (parts.some((part) => part.type === "refusal")) return failure("refused");
  return status === "completed" ? null : failure("unusable");
}

type Listener = {
  onText: ((added: string) => void) | undefined;
  /** Hears of everything that is billed as output: thoughts, too, where a vendor tells them. */
  onOutput: (characters: number) => void;
};

async function readEvents(
  events: AsyncIterable<ResponseStreamEvent>,
  model: string,
  { onText, onOutput }: Listener,
): Promise<VendorAnswer<string>> {
  let text = "";
  for await (const event of events) {
    if ("delta" in event && typeof event.delta === "string") onOutput(event.delta.length);
    if (event.type === "response.output_text.delta") {
      text += event.delta;
      onText?.(event.delta);
    }
    if (
      event.type === "response.completed" ||
      event.type === "response.incomplete" ||
      event.type === "response.failed"
    ) {
      const { response } = event;
      const usage = usageOf(model, response.usage);
      return { outcome: problemIn(response) ?? (text ? success(text) : failure("unusable")), usage };
    }
  }
  return { outcome: failure("unusable"), usage: null };
}

const dataUrl = (picture: Uint8Array): string => `data:image/webp;base64,${Buffer.from(picture).toString("base64")}`;

function read<T>(schema: z.ZodType<T>, text: string): Result<T, VendorProblem> {
  try {
    return success(schema.parse(JSON.parse(text)));
  } catch {
    return failure("unusable");
  }
}

/** Writes a text, or a value of its schema; streams, so that breaking off costs no more. A refusal and a cut-off answer are problems. */
export function writeText<T>(request: TextRequest<T>): Promise<VendorAnswer<T>> {
  const { instructions, told, schema, maxOutputTokens, picture, signal, onText } = request;
  const { deadlineMs = TEXT_DEADLINE_MS } = request;
  const content = [
    { type: "input_text" as const, text: JSON.stringify(told) },
    ...(picture ? [{ type: "input_image" as const, detail: "high" as const, image_url: dataUrl(picture) }] : []),
  ];
  let written = 0;
  const onOutput = (characters: number) => {
    written += characters;
  };
  const run: Call<T>["run"] = async (client, { textModel: model }, abort) => {
    const events = await client.responses.create(
      {
        model,
        instructions,
        input: [{ role: "user" as const, content }],
        max_output_tokens: maxOutputTokens,
        store: false,
        stream: true,
        ...(schema && { text: { format: zodTextFormat(schema, "answer") } }),
      },
      { signal: abort },
    );
    const { outcome, usage } = await readEvents(events, model, { onText, onOutput });
    // Without a schema the answer is a text, and T a string.
    return {
      outcome: outcome.ok && schema ? read(schema, outcome.value) : (outcome as Result<T, VendorProblem>),
      usage,
    };
  };
  return call({
    ...{ question: "text", deadlineMs, signal, run },
    maxBytes: MAX_ANSWER_BYTES + maxOutputTokens * BYTES_PER_TOKEN,
    usedSoFar: ({ textModel: model }) => ({
      model,
      inputTokens: inputTokensOf({ instructions, told, hasPicture: picture !== undefined }),
      outputTokens: tokensOf(written),
      pictures: 0,
    }),
  });
}

type PictureRequest = {
  prompt: string;
  /** Both divisible by 16. */
  size: "1536x864" | "1024x1024";
  isTransparent: boolean;
  deadlineMs?: number;
};

/** A picture's bytes, of whatever kind they say they are: `preparePicture` looks. */
export function makePicture({
  prompt,
  size,
  isTransparent,
  deadlineMs = PICTURE_DEADLINE_MS,
}: PictureRequest): Promise<VendorAnswer<Uint8Array<ArrayBuffer>>> {
  const run: Call<Uint8Array<ArrayBuffer>>["run"] = async (client, { imageModel: model }, abort) => {
    const background = isTransparent ? "transparent" : "opaque";
    const answer = await client.images.generate(
      { model, prompt, size, background, output_format: "png", n: 1 },
      { signal: abort },
    );
    // A picture costs what it costs, whatever was counted.
    const usage = { ...(usageOf(model, answer.usage) ?? { model, inputTokens: 0, outputTokens: 0 }), pictures: 1 };
    const encoded = answer.data?.[0]?.b64_json;
    if (typeof encoded !== "string" || encoded === "") return { outcome: failure("unusable"), usage };
    return { outcome: success(new Uint8Array(Buffer.from(encoded, "base64"))), usage };
  };
  return call({
    ...{ question: "picture", deadlineMs, maxBytes: MAX_PICTURE_ANSWER_BYTES, run },
    usedSoFar: ({ imageModel: model }) => ({ model, inputTokens: 0, outputTokens: 0, pictures: 1 }),
  });
}

/** The names of the categories for which a text or a picture (webp) is flagged; empty when it is not. */
export function moderate(subject: { text: string } | { picture: Uint8Array }): Promise<VendorAnswer<string[]>> {
  const run: Call<string[]>["run"] = async (client, { moderationModel: model }, abort) => {
    const input =
      "text" in subject
        ? [{ type: "text" as const, text: subject.text }]
        : [{ type: "image_url" as const, image_url: { url: dataUrl(subject.picture) } }];
    const answer = await client.moderations.create({ model, input }, { signal: abort });
    const [result] = answer.results ?? [];
    const usage = { model, inputTokens: 0, outputTokens: 0, pictures: 0 };
    if (typeof result?.flagged !== "boolean") return { outcome: failure("unusable"), usage };
    if (!result.flagged) return { outcome: success([]), usage };
    const categories = Object.entries(result.categories ?? {}).filter(([name, isIn]) => isIn && name);
    // Flagged without a reason is flagged.
    return { outcome: success(categories.length > 0 ? categories.map(([name]) => name) : [UNNAMED_CATEGORY]), usage };
  };
  return call({
    question: "moderation",
    deadlineMs: MODERATION_DEADLINE_MS,
    maxBytes: MAX_ANSWER_BYTES,
    run,
    usedSoFar: ({ moderationModel: model }) => ({ model, inputTokens: 0, outputTokens: 0, pictures: 0 }),
  });
}
