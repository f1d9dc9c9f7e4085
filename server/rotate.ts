import { existsSync } from "node:fs";
import bcrypt from "bcryptjs";
import postgres from "postgres";
import { hashPassword } from "@/supabase/local/auth/users";
import { dataPaths } from "@/supabase/local/paths";
import { SUPERUSER } from "@/supabase/local/postgres/cluster";
import { startPostgres } from "@/supabase/local/postgres/server";
import { rotateSecrets } from "@/supabase/local/secrets";
import { showcaseAccounts } from "@/supabase/seed/showcase/accounts";
import { runCommand } from "./command";
import { openDataFolder } from "./data-folder";
import { readEnvironment } from "./environment";
import { dataDirOf } from "./options";
import { StartError } from "./start-error";

/** The showcase's passwords come from the secret key. One that somebody has changed is theirs and stays. */
async function renewShowcase(sql: postgres.TransactionSql, oldKey: string, newKey: string): Promise<void> {
  const renewed = showcaseAccounts(newKey);
  for (const [n, { email, password }] of showcaseAccounts(oldKey).entries()) {
    const [user] = await sql<{ hash: string | null }[]>`
      select encrypted_password as hash from auth.users where email = ${email}`;
    if (!user?.hash || !(await bcrypt.compare(password, user.hash))) continue;
    const hash = await hashPassword(renewed[n]?.password ?? "");
    await sql`update auth.users set encrypted_password = ${hash} where email = ${email}`;
  }
}

/** Gives the embedded instance of a data folder new secrets; it must not be running. @throws {StartError} */
async function rotate(dataDir: string): Promise<void> {
  if (!existsSync(dataPaths(dataDir).secrets))
    throw new StartError(`There is no instance in ${dataDir}: set DATA_DIR.`);
  const lock = await openDataFolder(dataDir, { isFresh: false });
  try {
    await rotateSecrets(dataDir, async (old, renewed) => {
      const database = await startPostgres({ dataDir, password: old.postgresPassword });
      const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
      try {
        await sql.begin(async (transaction) => {
          await renewShowcase(transaction, old.secretKey, renewed.secretKey);
          await transaction.unsafe(`alter role ${SUPERUSER} password '${renewed.postgresPassword}'`);
        });
      } finally {
        await sql.end();
        await database.stop();
      }
    });
  } finally {
    lock.release();
  }
}

await runCommand("npm run rotate: new keys for a stopped embedded instance. Environment: DATA_DIR.", async () => {
  const dataDir = dataDirOf(readEnvironment());
  await rotate(dataDir);
  return `${dataDir} has new keys, from the next start on. Links in mails that were sent go on working; everybody signs in again.`;
});
