import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

export type TakenMail = { id: number; tipo: string; para: string; datos: unknown };

/** Whether a mail is due. @throws {BackendError} */
export async function hasWaitingMail(now: Date): Promise<boolean> {
  const { data, error } = await adminClient().rpc("oldest_waiting_mail", { at: now.toISOString() });
  if (error) throw new BackendError("hasWaitingMail", error);
  return data !== null;
}

/** Takes mails that are due: nobody else gets them for the next minutes. @throws {BackendError} */
export async function takeMails(limit: number): Promise<TakenMail[]> {
  const { data, error } = await adminClient().rpc("take_mails", { batch: limit });
  if (error) throw new BackendError("takeMails", error);
  return data;
}

/** Notes whether a taken mail was sent: one that was not has its turn again later. @throws {BackendError} */
export async function finishMail(id: number, isSent: boolean): Promise<void> {
  const { error } = await adminClient().rpc("finish_mail", { mail: id, is_sent: isSent });
  if (error) throw new BackendError("finishMail", error);
}
