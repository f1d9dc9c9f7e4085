import { readdir } from "node:fs/promises";
import path from "node:path";
import { openMailer, toSmtpFailure } from "@/lib/mail/server/smtp";
import { askByHttp } from "./doctor/ask";
import type { TryMail } from "./doctor/check-mail";
import { examine } from "./doctor/examine";
import { formatReport, hasProblem } from "./doctor/finding";
import { readEnvironment } from "./environment";
import { ROOT } from "./root";

const tryMail: TryMail = async (mail) => {
  const mailer = openMailer(mail);
  try {
    await mailer.verify();
    return null;
  } catch (error) {
    return toSmtpFailure(error).code;
  } finally {
    mailer.close();
  }
};

/** `npm run doctor`: says in Spanish what a public site still needs, and fails when something does. */
async function main(): Promise<void> {
  const files = await readdir(path.join(ROOT, "supabase/migrations"));
  const migrations = files.map((file) => file.split("_", 1)[0] ?? "").sort();
  const sections = await examine({ environment: readEnvironment(), migrations, ask: askByHttp, tryMail });
  process.stdout.write(formatReport(sections));
  if (hasProblem(sections)) process.exitCode = 1;
}

await main();
