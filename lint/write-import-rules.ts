import { writeFileSync } from "node:fs";
import { importRulesJson } from "./import-rules";

writeFileSync("biome.imports.json", importRulesJson());
