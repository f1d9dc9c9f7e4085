import "server-only";
import { log } from "@/lib/log";

/** Adds a line to the answer, as JSON; whoever has gone is told nothing. */
export type Tell = (line: unknown) => void;

/** Answers line by line. A client that breaks off ends it, by `signal`. @param failed the last line on a throw. */
export function linesResponse(
  caller: AbortSignal,
  work: (tell: Tell, signal: AbortSignal) => Promise<void>,
  failed: unknown,
): Response {
  const gone = new AbortController();
  const signal = AbortSignal.any([gone.signal, caller]);
  const lines = new ReadableStream<string>({
    async start(controller) {
      const tell: Tell = (line) => {
        if (!signal.aborted) controller.enqueue(`${JSON.stringify(line)}\n`);
      };
      try {
        await work(tell, signal);
      } catch (error) {
        log.error({ error }, "an answer in lines broke off");
        tell(failed);
      }
      if (!signal.aborted) controller.close();
    },
    cancel: () => gone.abort(),
  });
  return new Response(lines.pipeThrough(new TextEncoderStream()), {
    headers: { "content-type": "application/x-ndjson; charset=utf-8", "cache-control": "no-store" },
  });
}
