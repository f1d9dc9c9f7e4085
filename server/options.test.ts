import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { parseOptions } from "./options";
import { ROOT } from "./root";

describe("parseOptions", () => {
  it("has defaults for everything", () => {
    expect(parseOptions([], {})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      isDevelopment: false,
      isFresh: false,
      isIdle: false,
      workers: 1,
      seed: null,
      dataDir: `${ROOT}/.data`,
    });
  });

  it("reads the environment, and the command line above it", () => {
    const environment = { PORT: "4000", HOST: "0.0.0.0", DATA_DIR: "/tmp/elsewhere" };
    expect(parseOptions([], environment)).toMatchObject({ port: 4000, host: "0.0.0.0", dataDir: "/tmp/elsewhere" });
    expect(parseOptions(["--port", "5000", "--host=::1"], environment)).toMatchObject({ port: 5000, host: "::1" });
  });

  it("reads the switches", () => {
    expect(parseOptions(["--dev", "--fresh", "--idle", "--seed", "showcase"], {})).toMatchObject({
      isDevelopment: true,
      isFresh: true,
      isIdle: true,
      seed: "showcase",
    });
  });

  it("has several processes with Redis alone", () => {
    const redis = { REDIS_URL: "redis://127.0.0.1:1" };
    expect(parseOptions([], redis).workers).toBe(Math.max(1, availableParallelism() - 1));
    expect(parseOptions(["--workers", "3"], redis).workers).toBe(3);
    expect(parseOptions(["--workers", "1"], {}).workers).toBe(1);
    expect(() => parseOptions(["--workers", "2"], {})).toThrow("--workers 2 needs REDIS_URL");
  });

  it.each([
    [["--prot", "1"], "Unknown option '--prot'"],
    [["3000"], "Unexpected argument '3000'"],
    [["--port"], "'--port <value>' argument missing"],
    [["--port", "abc"], '"abc" is not a port'],
    [["--port", "70000"], '"70000" is not a port'],
    [["--port", "1e3"], '"1e3" is not a port'],
    [["--host", "http://x"], "is not an address to listen on"],
    [["--workers", "0"], '"0" is not a number of processes'],
    [["--seed", "some"], "choose one of none, showcase, full"],
  ])("refuses %j with a message that helps", (argv, message) => {
    expect(() => parseOptions(argv, {})).toThrow(message);
  });

  it("refuses a wrong PORT of the environment", () => {
    expect(() => parseOptions([], { PORT: "http" })).toThrow('"http" is not a port');
  });
});
