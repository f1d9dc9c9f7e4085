import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { flashMessageOf } from "@/lib/forms/flash-messages";

/** What the administration says first, after one of its forms: the address holds the name of a sentence, and no words. */
const FLASH_MESSAGES = {
  demasiados: ACTION_MESSAGES.tooMany,
  fallo: ACTION_MESSAGES.failed,
} as const;

export type FlashMessage = keyof typeof FLASH_MESSAGES;

export const flashMessage = (name: string): string | null => flashMessageOf(FLASH_MESSAGES, name);
