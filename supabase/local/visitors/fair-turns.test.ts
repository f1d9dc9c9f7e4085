import { setImmediate as aTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { FairTurns } from "@/supabase/local/visitors/fair-turns";

function openTurns(atOnce = 3, perClient = 2, waitingPerClient = 10) {
  const turns = new FairTurns({ atOnce, perClient, waitingPerClient });
  const underWay: { name: string; end: () => void }[] = [];
  const refused: string[] = [];
  const ask = (name: string) =>
    turns.take(name).then((end) => {
      if (end) underWay.push({ name, end });
      else refused.push(name);
    });
  const askTimes = async (name: string, times: number) => {
    for (let n = 0; n < times; n++) void ask(name);
    await aTurn();
  };
  const end = async (name: string) => {
    const index = underWay.findIndex((turn) => turn.name === name);
    underWay.splice(index, 1)[0]?.end();
    await aTurn();
  };
  const names = () => underWay.map(({ name }) => name).join("");
  return { askTimes, end, names, refused };
}

describe("FairTurns", () => {
  it("leaves room beside a client with many requests", async () => {
    const { askTimes, names } = openTurns();
    await askTimes("a", 5);
    expect(names()).toBe("aa");
    await askTimes("b", 5);
    expect(names()).toBe("aab");
  });

  it("gives the next turn to whoever has the fewest, then to whoever had none for longest", async () => {
    const { askTimes, end, names } = openTurns();
    await askTimes("a", 5);
    await askTimes("b", 5);
    await askTimes("c", 1);
    await end("a");
    expect(names()).toBe("abc");
    await end("c");
    expect(names()).toBe("aba");
    await end("b");
    expect(names()).toBe("aab");
  });

  it("refuses those for whom no place to wait is left, and takes others", async () => {
    const { askTimes, names, refused } = openTurns(3, 2, 4);
    await askTimes("a", 8);
    await askTimes("b", 1);
    expect(refused).toEqual(["a", "a"]);
    expect(names()).toBe("aab");
  });

  it("serves every request in the end", async () => {
    const { askTimes, end, names } = openTurns();
    await askTimes("a", 7);
    await askTimes("b", 3);
    let ended = 0;
    for (let name = names()[0]; name !== undefined; name = names()[0]) {
      await end(name);
      ended += 1;
    }
    expect(ended).toBe(10);
  });
});
