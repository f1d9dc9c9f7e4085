import { type DescriptionLine, toRefusal } from "@/lib/ai/description-answer";
import { descriptionRequestSchema } from "@/lib/ai/description-request";
import { AI_MESSAGES } from "@/lib/ai/messages";
import { writeDescription } from "@/lib/ai/server/write-description";
import { getRequestViewer } from "@/lib/auth/server/viewer";
import { readBodyJson } from "@/lib/http/read-body";
import { isForged } from "@/lib/http/same-origin";
import { linesResponse } from "@/lib/http/server/lines-response";
import { log } from "@/lib/log";

const MAX_BODY_BYTES = 8_000;

const refuse = ({ status, error }: { status: number; error: string }): Response => Response.json({ error }, { status });

/** Writes a description: `{ nombre, categoria, servicios, negocio?, ciudad?, tono? }`, answered by `{ descripcion, borrador }` or
 * `{ error }`. application/x-ndjson gets lines: `{ texto }` as it is written, then one of these. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (isForged(headers)) return refuse({ status: 403, error: AI_MESSAGES.communication });
  const parsed = descriptionRequestSchema.safeParse(await readBodyJson(request, MAX_BODY_BYTES));
  if (!parsed.success) return refuse({ status: 400, error: AI_MESSAGES.communication });
  try {
    const viewer = await getRequestViewer(request);
    if (!viewer) return refuse({ status: 401, error: AI_MESSAGES.signedOut });
    if (headers.get("accept")?.includes("application/x-ndjson")) {
      return linesResponse(
        request.signal,
        async (tell, signal) => {
          const say = (line: DescriptionLine) => tell(line);
          const described = await writeDescription(viewer, parsed.data, { signal, onText: (texto) => say({ texto }) });
          if (described.ok) say({ descripcion: described.value.value, borrador: described.value.isDraft });
          else say({ error: toRefusal(described.code).error });
        },
        { error: AI_MESSAGES.notWritten },
      );
    }
    const described = await writeDescription(viewer, parsed.data, { signal: request.signal });
    if (!described.ok) return refuse(toRefusal(described.code));
    return Response.json({ descripcion: described.value.value, borrador: described.value.isDraft });
  } catch (error) {
    log.error({ error }, "a description was not written");
    return refuse({ status: 503, error: AI_MESSAGES.notWritten });
  }
}
