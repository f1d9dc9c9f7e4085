import { descriptionRequestSchema } from "@/lib/ai/description-request";
import { AI_MESSAGES, AI_REFUSALS, AI_STATUS } from "@/lib/ai/messages";
import { type DescriptionRefusal, writeDescription } from "@/lib/ai/server/write-description";
import { getRequestViewer } from "@/lib/auth/server/bearer";
import { readBodyJson } from "@/lib/http/read-body";
import { isForged } from "@/lib/http/same-origin";
import { linesResponse } from "@/lib/http/server/lines-response";
import { log } from "@/lib/log";

const MAX_BODY_BYTES = 8_000;

const OF_THE_REQUEST = {
  nameMissing: { status: 400, error: AI_MESSAGES.nameMissing },
  businessNotFound: { status: 404, error: AI_MESSAGES.businessNotFound },
};

const refusalOf = (code: DescriptionRefusal): { status: number; error: string } =>
  code === "nameMissing" || code === "businessNotFound"
    ? OF_THE_REQUEST[code]
    : { status: AI_STATUS[code], error: AI_REFUSALS[code] };

const refuse = ({ status, error }: { status: number; error: string }): Response => Response.json({ error }, { status });

/**
 * Writes a description: `{ nombre, categoria, servicios, negocio?, ciudad?, tono? }`, answered by `{ descripcion, borrador }` or
 * `{ error }`. Who accepts application/x-ndjson gets lines: `{ texto }` as it is written, and one of these at the end.
 */
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
          const described = await writeDescription(viewer, parsed.data, { signal, onText: (texto) => tell({ texto }) });
          if (described.ok) tell({ descripcion: described.value.value, borrador: described.value.isDraft });
          else tell({ error: refusalOf(described.code).error });
        },
        { error: AI_MESSAGES.notWritten },
      );
    }
    const described = await writeDescription(viewer, parsed.data, { signal: request.signal });
    if (!described.ok) return refuse(refusalOf(described.code));
    return Response.json({ descripcion: described.value.value, borrador: described.value.isDraft });
  } catch (error) {
    log.error({ error }, "a description was not written");
    return refuse({ status: 503, error: AI_MESSAGES.notWritten });
  }
}
