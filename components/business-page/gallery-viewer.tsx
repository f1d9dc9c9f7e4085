import { Icon, type IconName } from "@/components/ui/icon";
import { BLANK_PICTURE } from "@/lib/images/blank-picture";

export function GalleryViewer({ businessName, total }: { businessName: string; total: number }) {
  return (
    <dialog
      aria-label={`Fotos de ${businessName}`}
      className="on-ink m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden"
    >
      <form method="dialog">
        <button type="submit" aria-label="Cerrar" className="viewer-button top-2 right-2">
          <Icon name="x" className="size-6" />
        </button>
      </form>
      <p
        aria-live="polite"
        className="absolute top-4 left-4 z-1 rounded-full bg-night/80 px-3 py-2 font-semibold leading-none"
      />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        className="viewer-row flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain"
      >
        <li className="relative flex h-full w-screen shrink-0 snap-center snap-always items-center justify-center">
          <img src={BLANK_PICTURE} alt="" decoding="async" className="max-h-full max-w-full object-contain" />
          <p className="hidden px-16 text-center [[hidden]+&]:block">No se pudo cargar esta foto.</p>
        </li>
      </ul>
      {total > 1 && (
        <>
          <StepButton step={-1} label="Foto anterior" icon="chevron-left" className="left-2" />
          <StepButton step={1} label="Foto siguiente" icon="chevron-right" className="right-2" />
        </>
      )}
    </dialog>
  );
}

type StepButtonProps = { step: 1 | -1; label: string; icon: IconName; className: string };

const StepButton = ({ step, label, icon, className }: StepButtonProps) => (
  <button type="button" data-paso={step} aria-label={label} className={`viewer-button viewer-side ${className}`}>
    <Icon name={icon} className="size-6" />
  </button>
);
