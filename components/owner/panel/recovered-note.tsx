import { buttonVariants } from "@/components/ui/button";

/** Says where the words in the form come from, and gives back what is stored. */
export function RecoveredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-sand px-4 pt-2 pb-1 text-sm"
    >
      <p>Recuperamos lo que escribiste. Todavía no está guardado.</p>
      <button
        type="button"
        onClick={onDiscard}
        className={buttonVariants({ variant: "link", size: "sm", className: "-mx-4" })}
      >
        Descartar
      </button>
    </div>
  );
}
