import { type DescriptionAnswer, descriptionLineSchema } from "@/lib/ai/description-answer";
import { AI_MESSAGES } from "@/lib/ai/messages";
import { readLines } from "@/lib/http/read-lines";
import { routes } from "@/lib/routes";

const failed = (message: string): DescriptionAnswer => ({ kind: "failed", message });

async function errorOf(response: Response): Promise<string> {
  const line = descriptionLineSchema.safeParse(await response.json().catch(() => null));
  return line.data && "error" in line.data ? line.data.error : AI_MESSAGES.notWritten;
}

export async function askDescription(
  request: Readonly<Record<string, string>>,
  { signal, onText }: { signal: AbortSignal; onText: (text: string) => void },
): Promise<DescriptionAnswer> {
  try {
    const response = await fetch(routes.generateDescription(), {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/x-ndjson" },
      body: JSON.stringify(request),
      signal,
    });
    if (!response.ok) return failed(await errorOf(response));
    if (!response.body) return failed(AI_MESSAGES.noDescription);
    let text = "";
    for await (const sent of readLines(response.body)) {
      const line = descriptionLineSchema.parse(sent);
      if ("error" in line) return failed(line.error);
      if ("descripcion" in line) {
        const { descripcion, borrador } = line;
        return descripcion
          ? { kind: "written", text: descripcion, isDraft: borrador }
          : failed(AI_MESSAGES.noDescription);
      }
      text += line.texto;
      onText(text);
    }
    return failed(AI_MESSAGES.noDescription);
  } catch {
    return failed(AI_MESSAGES.communication);
  }
}
