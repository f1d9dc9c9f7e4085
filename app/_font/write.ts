import { writeFile } from "node:fs/promises";
import path from "node:path";
import { subsetInter } from "./subset";

/** `npm run font`: writes the file that pages load, after Inter or the letters that we need have changed. */
await writeFile(path.join(import.meta.dirname, "inter.woff2"), await subsetInter());
