import { SubmitButton } from "@/components/ui/form/form";
import { type FieldName, type FieldValues, REQUIRED_FIELDS } from "@/lib/registration/fields";
import { countMissing, readinessOf } from "@/lib/registration/readiness";

const REQUIRED_COUNT = REQUIRED_FIELDS.length;

type SubmitBarProps = {
  values: FieldValues;
  /** Fields that the server would not take; null while that is not known. */
  problems: readonly FieldName[] | null;
};

export function SubmitBar({ values, problems }: SubmitBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-card sm:border">
      <div className="mb-2 hidden items-center gap-3 scripted:flex">
        <progress
          max={REQUIRED_COUNT}
          value={REQUIRED_COUNT - countMissing(values)}
          aria-label="Datos obligatorios llenos"
          className="progress-line h-2 min-w-0 flex-1"
        />
        <p className="text-sm">{readinessOf(values, problems)}</p>
      </div>
      <SubmitButton look={{ className: "w-full" }} sending="Registrando...">
        Registrar negocio
      </SubmitButton>
    </div>
  );
}
