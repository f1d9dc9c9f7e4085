import { buttonVariants } from "@/components/ui/button";

export function RestoredNote({ onForget }: { onForget: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-2 rounded-field bg-sand px-4 py-2">
      <p className="text-sm">Recuperamos lo que habías escrito en este dispositivo. Las imágenes se eligen de nuevo.</p>
      <button type="button" onClick={onForget} className={buttonVariants({ variant: "link", size: "sm" })}>
        Empezar de cero
      </button>
    </div>
  );
}
