import { flashMessage } from "@/lib/admin/messages";
import { textOf } from "@/lib/text/text-of";

/** What a page of the administration says first, after one of its forms. */
export function Flash({ name }: { name: string | string[] | undefined }) {
  const message = flashMessage(textOf(name));
  if (!message) return null;
  return (
    <p role="status" className="rounded-card bg-sand px-5 py-4">
      {message}
    </p>
  );
}
