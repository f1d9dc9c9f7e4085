import { describe, expect, it } from "vitest";
import { type Upload, type UploadFailure, type UploadListener, UploadQueue } from "./upload-queue";

const TAKEN = { kind: "taken", url: "/a.webp", path: "a.webp", isWaiting: false } as const;

/** A line of pictures whose server answers when it is told to. */
function line(count: number) {
  let shown: readonly Upload[] = [];
  const taken: string[] = [];
  const sent: {
    name: string;
    listener: UploadListener;
    answer: (outcome: { taken: typeof TAKEN } | UploadFailure) => void;
  }[] = [];
  const queue = new UploadQueue<string>({
    atOnce: 2,
    send: (name, listener) =>
      new Promise((answer) => {
        sent.push({ name, listener, answer });
      }),
    onChange: (uploads) => {
      shown = uploads;
    },
    onTaken: (_, source) => taken.push(source),
  });
  for (let index = 1; index <= count; index += 1) queue.add(`foto ${index}`, { name: `foto ${index}`, preview: "" });
  const answer = async (index: number, outcome: { taken: typeof TAKEN } | UploadFailure) => {
    sent[index]?.answer(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, sent, taken, answer, states: () => shown.map(({ id, state, place }) => [id, state, place]) };
}

describe("UploadQueue", () => {
  it("sends two at a time; the others know their place in line", async () => {
    const { sent, taken, answer, states } = line(4);
    expect(sent.map(({ name }) => name)).toEqual(["foto 1", "foto 2"]);
    expect(states()).toEqual([
      [1, "sending", null],
      [2, "sending", null],
      [3, "waiting", 1],
      [4, "waiting", 2],
    ]);
    await answer(1, { taken: TAKEN });
    expect(taken).toEqual(["foto 2"]);
    expect(states()).toEqual([
      [1, "sending", null],
      [3, "sending", null],
      [4, "waiting", 1],
    ]);
  });

  it("shows the place in the server's line once a picture has arrived there", async () => {
    const { sent, states } = line(1);
    sent[0]?.listener.onShare(0.5);
    expect(states()).toEqual([[1, "sending", null]]);
    sent[0]?.listener.onShare(1);
    sent[0]?.listener.onPlace(3);
    expect(states()).toEqual([[1, "working", 3]]);
  });

  it("goes on beside one that failed, which can be sent again", async () => {
    const { queue, sent, answer, states } = line(3);
    await answer(0, { message: "Tu imagen está dañada." });
    expect(states()).toEqual([
      [1, "failed", null],
      [2, "sending", null],
      [3, "sending", null],
    ]);
    queue.retry(1);
    expect(states()[0]).toEqual([1, "waiting", 1]);
    await answer(1, { taken: TAKEN });
    expect(sent.map(({ name }) => name)).toEqual(["foto 1", "foto 2", "foto 3", "foto 1"]);
  });

  it("sends again by itself what lost its connection, and nothing else", async () => {
    const { queue, sent, answer, states } = line(2);
    await answer(0, { message: "Se cortó la conexión.", isLost: true });
    await answer(1, { message: "Tu imagen está dañada." });
    queue.retryLost();
    expect(states()).toEqual([
      [1, "sending", null],
      [2, "failed", null],
    ]);
    expect(sent).toHaveLength(3);
  });

  it("breaks off what is canceled, and lets the next one go", async () => {
    const { queue, sent, taken, answer, states } = line(3);
    queue.cancel(1);
    expect(sent[0]?.listener.signal.aborted).toBe(true);
    expect(states().map(([id]) => id)).toEqual([2, 3]);
    expect(sent.map(({ name }) => name)).toEqual(["foto 1", "foto 2", "foto 3"]);
    await answer(0, { taken: TAKEN });
    expect(taken).toEqual([]);
    queue.cancel(3);
    queue.cancel(2);
    expect(states()).toEqual([]);
  });
});
