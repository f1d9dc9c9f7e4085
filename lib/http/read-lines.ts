/** The lines of an answer as they come, each as what its JSON says. What is no JSON ends it, as a lost connection does. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    const lines = `${rest}${value ?? ""}`.split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    for (const line of lines) if (line.trim()) yield JSON.parse(line);
    if (done) return;
  }
}
