import { z } from "zod";

const lastSchema = z.object({ at: z.coerce.date(), bien: z.boolean() }).optional();

/** Answer of private.backup_state(): the last backup and drill. Null where the host looks after them. */
export const backupStateSchema = z.object({ respaldo: lastSchema, simulacro: lastSchema }).nullable();

export type BackupState = NonNullable<z.infer<typeof backupStateSchema>>;
