import { flashMessage } from "@/lib/admin/messages";
import { textOf } from "@/lib/text/text-of";
import { FlashMessage } from "./flash-message";

export function Flash({ name }: { name: string | string[] | undefined }) {
  const message = flashMessage(textOf(name));
  if (!message) return null;
  // Another one with each answer: the same sentence may be said of two things in turn.
  return <FlashMessage key={crypto.randomUUID()}>{message}</FlashMessage>;
}
