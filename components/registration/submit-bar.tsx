import { SubmitButton } from "@/components/ui/form/form";
import { formatCount } from "@/lib/format";
import { REQUIRED_FIELDS, readValues } from "@/lib/registration/fields";

const REQUIRED_COUNT = REQUIRED_FIELDS.length;

/** How many of the fields that must be filled are, with what resembling listings are searched by. */
export function countFilled(form: FormData): { name: string; phone: string; filled: number } {
  const { nombre = "", telefono = "", ...others } = readValues(form);
  const values = { nombre, telefono, ...others };
  return { name: nombre, phone: telefono, filled: REQUIRED_FIELDS.filter((name) => values[name]?.trim()).length };
}

/** Stays at the bottom of the screen: how far one is, and the way to send. */
export function SubmitBar({ filled }: { filled: number }) {
  const left = REQUIRED_COUNT - filled;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-card sm:border">
      <div className="mb-2 hidden items-center gap-3 scripted:flex">
        <progress
          max={REQUIRED_COUNT}
          value={filled}
          aria-label="Datos obligatorios llenos"
          className="progress-line h-2 min-w-0 flex-1"
        />
        <p className="text-sm">
          {left > 0
            ? `Te ${left === 1 ? "falta" : "faltan"} ${formatCount(left, "dato", "datos")}`
            : "Listo para enviar"}
        </p>
      </div>
      <SubmitButton look={{ size: "lg", className: "w-full" }} sending="Registrando...">
        Registrar negocio
      </SubmitButton>
    </div>
  );
}
