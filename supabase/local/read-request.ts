import { maxBodyBytes } from "@/lib/http/body-limits";
import { shapeProblem } from "@/lib/http/json-shape";
import { type ApiRequest, lastForwarded } from "@/supabase/local/http";

/** Uploads are stored as they came, or taken out of a form; all else is JSON to somebody. */
const UPLOAD = /^\/storage\/v1\/object\/(?!(?:copy|info|list(?:-v2)?|move|sign)(?:\/|$))[^/]+\/./;
/** A file, its cache time and its metadata. */
const MAX_FORM_PARTS = 20;

/** Bytes of a body that is too large: thrown away as it comes, since a client that is cut off while it sends may never see its response. */
const DRAINED_BYTES = 16 * 1024 * 1024;

const REFUSALS = {
  "too large": { status: 413, message: "Payload too large" },
  "too many values": { status: 413, message: "Payload too large: too many values" },
  "too deep": { status: 400, message: "The body is nested too deep" },
} as const;

/** Refusal in the words of each of the APIs: `message` of the data API, `msg` of sign-in, `statusCode` of storage. */
function refusal(problem: keyof typeof REFUSALS): Response {
  const { status, message } = REFUSALS[problem];
  const code = status === 413 ? "payload_too_large" : "bad_json";
  const body = { code, error_code: code, statusCode: String(status), error: code, message, msg: message };
  return Response.json({ ...body, details: null, hint: null }, { status });
}

export async function readRequest(request: Request): Promise<ApiRequest | Response> {
  const url = new URL(request.url);
  const body = await readBody(request, maxBodyBytes(url.pathname));
  if (body === "too large") return refusal(body);
  const problem = body && bodyProblem(url.pathname, request.headers.get("content-type") ?? "", body);
  if (problem) return refusal(problem);
  const { method, headers } = request;
  return { method, url, headers, body, clientAddress: lastForwarded(headers.get("x-forwarded-for")) };
}

function bodyProblem(path: string, contentType: string, body: Uint8Array): keyof typeof REFUSALS | null {
  if (!UPLOAD.test(decodeURIComponent(path))) return shapeProblem(body);
  const boundary = /\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  return boundary && countParts(body, boundary[1] ?? boundary[2] ?? "") > MAX_FORM_PARTS ? "too many values" : null;
}

function countParts(body: Uint8Array, boundary: string): number {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const mark = Buffer.from(`--${boundary}`);
  let count = 0;
  for (let at = bytes.indexOf(mark); at >= 0 && count <= MAX_FORM_PARTS; at = bytes.indexOf(mark, at + mark.length)) {
    count += 1;
  }
  return count;
}

async function readBody(request: Request, maxBytes: number): Promise<ApiRequest["body"] | "too large"> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > maxBytes + DRAINED_BYTES) return "too large";
  if (!request.body || request.method === "GET" || request.method === "HEAD") return null;
  const keptBytes = announced > maxBytes ? 0 : maxBytes;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes + DRAINED_BYTES) break;
    if (size <= keptBytes) chunks.push(chunk);
  }
  if (size > maxBytes) return "too large";
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
