import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Modes of the vendor. "slow": nothing for as long as anybody waits; "trickle": bytes that never end an answer;
 * "elsewhere": sends whoever asks on to `elsewhere`; "cut": ends in the middle; "halfJson", "wrongType": answers that
 * are none.
 */
export type VendorMode =
  | "fine"
  | "slow"
  | "trickle"
  | "busy"
  | "broken"
  | "stranger"
  | "refusing"
  | "blocked"
  | "coded"
  | "incomplete"
  | "elsewhere"
  | "cut"
  | "halfJson"
  | "wrongType"
  | "huge"
  | "empty";

type Asked = { path: string; body: Record<string, unknown> };

/** A server of this machine that speaks the protocol of OpenAI: what it says, and how badly, is up to the test. */
export type ModelVendor = {
  /** For OPENAI_BASE_URL. */
  baseUrl: string;
  /** Everything that was asked, oldest first, but for moderation, which the site asks by itself. */
  asked: Asked[];
  /** Contents to be moderated. */
  judged: Asked[];
  mode: VendorMode;
  /** Answer: a text, or a value that is sent as JSON. */
  answer: unknown;
  /** Usage that it tells. */
  usage: unknown;
  /** Encoded pictures that it makes; the last one again and again. */
  picture: Buffer;
  /** Categories for which it flags a text or picture that this recognizes. */
  flags: (input: string) => string[];
  /** Code of a failure when it is "coded". */
  code: unknown;
  /** Address that it sends whoever asks to. */
  elsewhere: string;
  /** Milliseconds that each answer takes. */
  delayMs: number;
  /** Promise that each answer waits for. */
  until: Promise<unknown>;
  /** Milliseconds for each piece of a text that is read as it is written. */
  pieceMs: number;
  /** Makes it one that was never asked and knows no answer. */
  reset: () => void;
  close: () => Promise<void>;
};

const HUGE_TEXT_BYTES = 3 * 1024 * 1024;
const HUGE_PICTURE_BYTES = 26 * 1024 * 1024;
const USAGE = { input_tokens: 320, output_tokens: 90, total_tokens: 410 };

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
};

const error = (status: number, code: unknown) => ({ status, body: { error: { message: "no", type: "error", code } } });
const ERRORS: Partial<Record<VendorMode, { status: number; body: unknown }>> = {
  busy: error(429, "rate_limit_exceeded"),
  broken: error(500, "server_error"),
  stranger: error(401, "invalid_api_key"),
  blocked: error(400, "moderation_blocked"),
};

function messageOf(text: string, mode: VendorMode) {
  const content =
    mode === "refusing"
      ? [{ type: "refusal", refusal: "No." }]
      : mode === "empty"
        ? []
        : [{ type: "output_text", text, annotations: [], logprobs: [] }];
  return { id: "msg_1", type: "message", role: "assistant", status: "completed", content };
}

function responseOf(text: string, { mode, usage }: ModelVendor, model: unknown) {
  const status = mode === "incomplete" ? "incomplete" : "completed";
  return { id: "resp_1", object: "response", status, model, output: [messageOf(text, mode)], usage };
}

/** The text in pieces, as events. */
function* eventsOf(
  text: string,
  vendor: ModelVendor,
  model: unknown,
): Generator<{ type: string } & Record<string, unknown>> {
  const { mode } = vendor;
  yield { type: "response.created", response: { ...responseOf("", vendor, model), status: "in_progress", output: [] } };
  const pieces =
    mode === "empty" || mode === "refusing" ? [] : (text.match(mode === "huge" ? /.{1,65536}/gs : /.{1,24}/gs) ?? []);
  for (const delta of pieces) {
    yield { type: "response.output_text.delta", delta, item_id: "msg_1", output_index: 0, content_index: 0 };
    if (mode === "cut") return;
  }
  const type = mode === "incomplete" ? "response.incomplete" : "response.completed";
  yield { type, response: responseOf(text, vendor, model) };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString() || "{}");
}

async function writeText(vendor: ModelVendor, body: Record<string, unknown>, response: ServerResponse): Promise<void> {
  const { mode, answer, pieceMs } = vendor;
  const whole = typeof answer === "string" ? answer : JSON.stringify(answer);
  const text =
    mode === "halfJson" ? whole.slice(0, whole.length / 2) : mode === "huge" ? "a ".repeat(HUGE_TEXT_BYTES / 2) : whole;
  if (mode === "wrongType") {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<h1>Buenas tardes</h1>");
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  let number = 0;
  for (const event of eventsOf(text, vendor, body.model)) {
    response.write(`event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number: number })}\n\n`);
    if (pieceMs > 0 && "delta" in event) await new Promise((done) => setTimeout(done, pieceMs).unref());
    number += 1;
  }
  response.end();
}

function makePicture({ mode, picture, usage }: ModelVendor, response: ServerResponse): void {
  const encoded = {
    huge: () => "A".repeat(HUGE_PICTURE_BYTES),
    halfJson: () => picture.subarray(0, picture.length / 2).toString("base64"),
    wrongType: () => Buffer.from("<svg/>").toString("base64"),
    empty: () => "",
  };
  const b64_json = (encoded[mode as keyof typeof encoded] ?? (() => picture.toString("base64")))();
  if (mode === "cut") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "9000" });
    response.write('{"created":');
    response.destroy();
    return;
  }
  send(response, 200, { created: 1, data: [{ b64_json }], usage });
}

function moderate({ flags, mode }: ModelVendor, body: Record<string, unknown>, response: ServerResponse): void {
  const found = flags(JSON.stringify(body.input));
  const categories = Object.fromEntries(found.map((name) => [name, true]));
  const results = [
    { flagged: found.length > 0, categories: { ...categories, harassment: false }, category_scores: {} },
  ];
  send(response, 200, mode === "wrongType" ? { results: "none" } : { id: "modr_1", model: body.model, results });
}

async function respond(vendor: ModelVendor, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? "", "http://vendor").pathname;
  const body = await readBody(request);
  (path.endsWith("/moderations") ? vendor.judged : vendor.asked).push({ path, body });
  if (vendor.delayMs > 0) await new Promise((done) => setTimeout(done, vendor.delayMs).unref());
  await vendor.until;
  const refusal = vendor.mode === "coded" ? error(400, vendor.code) : ERRORS[vendor.mode];
  if (refusal) return send(response, refusal.status, refusal.body);
  if (vendor.mode === "slow") return;
  if (vendor.mode === "elsewhere") {
    response.writeHead(307, { location: vendor.elsewhere }).end();
    return;
  }
  if (vendor.mode === "trickle") {
    response.writeHead(200, { "content-type": body.stream ? "text/event-stream" : "application/json" });
    const timer = setInterval(() => response.write(" "), 20).unref();
    response.on("close", () => clearInterval(timer));
    return;
  }
  if (path.endsWith("/responses")) return writeText(vendor, body, response);
  if (path.endsWith("/images/generations")) return makePicture(vendor, response);
  if (path.endsWith("/moderations")) return moderate(vendor, body, response);
  send(response, 404, error(404, "not_found").body);
}

const newState = () => ({
  asked: [],
  judged: [],
  mode: "fine" as const,
  answer: "",
  usage: USAGE,
  code: "",
  elsewhere: "",
  picture: Buffer.alloc(0),
  flags: () => [],
  delayMs: 0,
  until: Promise.resolve(),
  pieceMs: 0,
});

/** Starts a vendor on a free port; it ends with the test that closes it. */
export async function startModelVendor(): Promise<ModelVendor> {
  const server = createServer((request, response) => {
    response.on("error", () => undefined);
    respond(vendor, request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const vendor: ModelVendor = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    ...newState(),
    reset: () => void Object.assign(vendor, newState()),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return vendor;
}
