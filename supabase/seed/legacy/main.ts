import { importCommand } from "@/supabase/seed/import/command";
import { importLegacy } from "@/supabase/seed/legacy/import-legacy";

importCommand({
  environment: process.env,
  usage: `npm run import:legacy -- FILE [--verbose]

FILE       businesses of the earlier product: a JSON array of rows, or a csv with a header, with its column names
--verbose  list every row and value that was left out
`,
  idName: "id",
  run: ({ client, file, onProgress }) => importLegacy({ client, file, onProgress }),
});
