import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Import = readonly [file: string, source: string];

const REFUSED: readonly Import[] = [
  ["app/(public)/page.tsx", "@/supabase/local/secrets"],
  ["app/(public)/page.tsx", "@/server/gateway"],
  ["app/api/x/route.ts", "@supabase/supabase-js"],
  ["proxy.ts", "@/tests/support/instance"],
  ["proxy.ts", "@supabase/ssr"],
  ["components/businesses/card.tsx", "@/app/page"],
  ["components/businesses/card.tsx", "@/lib/businesses/server/queries"],
  ["components/businesses/card.tsx", "@/lib/businesses/server/mutations"],
  ["components/businesses/card.tsx", "@/lib/supabase/server"],
  ["components/businesses/card.tsx", "@/lib/env"],
  ["components/businesses/card.tsx", "@/server/gateway"],
  ["components/businesses/card.tsx", "@/components/ui/radix/dialog"],
  ["app/(public)/page.tsx", "@/components/ui/radix/dialog"],
  ["components/owner/card.tsx", "radix-ui"],
  ["components/ui/button.tsx", "@/lib/brand"],
  ["components/ui/button.tsx", "@/components/businesses/card"],
  ["lib/businesses/hours.ts", "./server/queries"],
  ["lib/businesses/server/queries.ts", "@/components/ui/button"],
  ["lib/businesses/server/queries.ts", "@/app/page"],
  ["lib/businesses/server/queries.ts", "@/lib/payments/ledger"],
  ["lib/payments/server/orders.ts", "@/lib/owner/month-choices"],
  ["lib/businesses/server/queries.ts", "@supabase/supabase-js"],
  ["lib/businesses/server/queries.ts", "@/supabase/local/secrets"],
  ["lib/plans/plans.ts", "react"],
  ["lib/plans/plans.ts", "node:fs"],
  ["lib/plans/plans.ts", "@/lib/env"],
  ["lib/geo/position.ts", "@/lib/supabase/server"],
  ["lib/seo/json-ld.ts", "@/lib/businesses/server/queries"],
  ["lib/contact/phone.ts", "@/lib/payments/ledger"],
  ["lib/format.ts", "@/lib/businesses/model"],
  ["lib/format.ts", "@/lib/reports/model"],
  ["lib/format.ts", "@/components/ui/button"],
  ["lib/supabase/server.ts", "@/lib/businesses/mapper"],
  ["lib/payments/ledger.ts", "mercadopago"],
  ["lib/ai/prompts.ts", "openai"],
  ["lib/mail/queue.ts", "nodemailer"],
  ["lib/images/upload.ts", "sharp"],
  ["server/start.ts", "@supabase/supabase-js"],
];

const ALLOWED: readonly Import[] = [
  ["app/(public)/page.tsx", "@/lib/businesses/server/queries"],
  ["components/businesses/card.tsx", "@/lib/businesses/model"],
  ["components/owner/card.tsx", "@/components/ui/radix/dialog"],
  ["app/mi-negocio/page.tsx", "@/components/ui/radix/dialog"],
  ["components/ui/radix/dialog.tsx", "radix-ui"],
  ["components/ui/button.tsx", "@/lib/cn"],
  ["lib/search/server/queries.ts", "@/lib/businesses/model"],
  ["lib/search/server/queries.ts", "@/lib/businesses/mapper"],
  ["lib/businesses/server/queries.ts", "@/lib/supabase/server"],
  ["lib/seo/json-ld.ts", "@/lib/businesses/model"],
  ["lib/supabase/server.ts", "@supabase/ssr"],
  ["lib/supabase/server.ts", "@/lib/env"],
  ["lib/routes.ts", "@/lib/plans/plans"],
  ["lib/payments/server/mercado-pago.ts", "mercadopago"],
  ["lib/ai/server/openai.ts", "openai"],
  ["lib/mail/server/smtp.ts", "nodemailer"],
  ["lib/images/server/sharp.ts", "sharp"],
  ["server/gateway.ts", "@/lib/security-headers"],
  ["tests/contract/rest/rows.test.ts", "@supabase/supabase-js"],
];

/** A folder with the repository's lint configuration in which every import of the tables really stands in its file. */
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "import-directions-")));
let refused: Set<string>;

beforeAll(() => {
  for (const file of ["biome.json", "biome.imports.json"]) cpSync(file, path.join(folder, file));
  const files = Map.groupBy([...REFUSED, ...ALLOWED], ([file]) => file);
  for (const [file, imports] of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), imports.map(([, source]) => `import "${source}";\n`).join(""));
  }
  const args = ["lint", "--only=style/noRestrictedImports", "--vcs-enabled=false", "--reporter=github", "."];
  const biome = path.resolve("node_modules/.bin/biome");
  const { stdout } = spawnSync(biome, [...args, "--max-diagnostics=none"], { cwd: folder, encoding: "utf8" });
  const reports = stdout.matchAll(/title=lint\/style\/noRestrictedImports,file=([^,]+),line=(\d+)/g);
  refused = new Set(
    [...reports].map(([, absolute = "", line]) => {
      const file = path.relative(folder, absolute);
      return `${file} ${files.get(file)?.[Number(line) - 1]?.[1]}`;
    }),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the linter keeps the directions of docs/architecture.md", () => {
  it.each(REFUSED)("%s may not import %s", (file, source) => {
    expect(refused).toContain(`${file} ${source}`);
  });

  it.each(ALLOWED)("%s may import %s", (file, source) => {
    expect(refused).not.toContain(`${file} ${source}`);
  });
});
