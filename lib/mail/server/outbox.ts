import "server-only";
import { callDatabase } from "@/lib/supabase/call-database";

export type TakenMail = { id: number; tipo: string; para: string; datos: unknown };

/** Whether a mail is due. @throws {BackendError} */
export const hasWaitingMail = async (now: Date): Promise<boolean> =>
  (await callDatabase("oldest_waiting_mail", { at: now.toISOString() })) !== null;

/** Takes mails that are due: nobody else gets them for the next minutes. @throws {BackendError} */
export const takeMails = (limit: number): Promise<TakenMail[]> => callDatabase("take_mails", { batch: limit });

/** Notes whether a taken mail was sent: one that was not has its turn again later. @throws {BackendError} */
export const finishMail = (id: number, isSent: boolean): Promise<void> =>
  callDatabase("finish_mail", { mail: id, is_sent: isSent });
