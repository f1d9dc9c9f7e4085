import { buttonVariants } from "@/components/ui/button";
import { MESSAGES } from "@/lib/messages";

export type LoadFailure = { error: Error & { digest?: string }; retry: () => void };

type LoadErrorProps = {
  title: string;
  /** Without it the button is a script's. */
  retry?: () => void;
  /** Of Next: by it support finds the line of the log, with the request's id. */
  digest?: string | undefined;
};

/** Something could not be loaded: says what, and tries again on the spot. Never to be taken for an empty list. */
export function LoadError({ title, retry, digest }: LoadErrorProps) {
  return (
    <div role="alert" className="page-width flex flex-col items-center py-20 text-center">
      <p className="font-semibold text-lg">{title}</p>
      <p className="mt-2 max-w-narrow text-ink-soft">
        Puede ser tu conexión o una falla de nuestro lado. Vuelve a intentarlo.
      </p>
      <button type="button" onClick={retry} className={buttonVariants({ className: "mt-6" })}>
        {MESSAGES.retry}
      </button>
      {digest && <p className="mt-6 text-ink-soft text-sm">{MESSAGES.supportCode(digest)}</p>}
    </div>
  );
}
