import { listLicenses } from "./licenses";

for (const { name, version, license, isDevelopment } of listLicenses())
  process.stdout.write(`${name} ${version}: ${license}${isDevelopment ? " (development)" : ""}\n`);
