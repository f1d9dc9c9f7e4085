import { buttonVariants } from "@/components/ui/button";
import { MESSAGES } from "@/lib/messages";

/** The list could not be read: never to be taken for an empty one. The link asks the server again, without JavaScript too. */
export function LoadFailure({ retryHref }: { retryHref: string }) {
  return (
    <div role="alert" className="mx-auto max-w-narrow px-4 py-16 text-center">
      <p className="font-semibold text-lg">{MESSAGES.listFailed}</p>
      <a href={retryHref} className={buttonVariants({ className: "mt-6" })}>
        {MESSAGES.retry}
      </a>
    </div>
  );
}
