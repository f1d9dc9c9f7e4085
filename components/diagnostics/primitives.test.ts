import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

it("every primitive is shown on /diseno", async () => {
  const page = await readFile("components/diagnostics/primitives.tsx", "utf8");
  const files = await readdir("components/ui", { recursive: true });
  const primitives = files.filter((file) => /^[^.]+\.tsx$/.test(file)).map((file) => file.slice(0, -".tsx".length));
  expect(primitives.length).toBeGreaterThan(15);
  expect(primitives.filter((name) => !page.includes(`"@/components/ui/${name}"`))).toEqual([]);
});
