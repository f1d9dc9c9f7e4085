import { readdir } from "node:fs/promises";
import path from "node:path";
import { parseJson } from "@/lib/http/parse-json";
import { openMailer, toSmtpFailure } from "@/lib/mail/server/smtp";
import { readRunning } from "./data-folder";
import { examine } from "./doctor/examine";
import { formatReport, hasProblem, type Means } from "./doctor/finding";
import { readEnvironment } from "./environment";
import { dataDirOf } from "./options";
import { ROOT } from "./root";

const TIMEOUT_MS = 10_000;

const ask: Means["ask"] = async ({ url, method = "GET", headers = {} }) => {
  try {
    const body =
      method === "POST" ? { body: "{}", headers: { ...headers, "content-type": "application/json" } } : { headers };
    const response = await fetch(url, { method, ...body, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: response.status, body: parseJson(await response.text()), headers: response.headers };
  } catch {
    return null;
  }
};

const tryMail: Means["tryMail"] = async (mail) => {
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
  const environment = readEnvironment();
  const instance = await readRunning(dataDirOf(environment));
  const sections = await examine(environment, { now: new Date(), instance, migrations, ask, tryMail });
  process.stdout.write(formatReport(sections));
  if (hasProblem(sections)) process.exitCode = 1;
}

await main();
