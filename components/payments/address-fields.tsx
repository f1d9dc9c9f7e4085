import { CONFIRMATION_FIELD } from "@/lib/auth/typed-address";

export type TypedAddress = { email: string; confirmation: string };

const FIELDS = [
  { name: "email", label: "Tu correo", value: "email" },
  { name: CONFIRMATION_FIELD, label: "Repite tu correo", value: "confirmation" },
] as const;

/** The address of somebody without an account, twice: a month that was paid on a mistyped one reaches nobody. */
export function AddressFields({ typed }: { typed: TypedAddress }) {
  return FIELDS.map(({ name, label, value }) => (
    <div key={name} className="grid gap-1.5">
      <label htmlFor={name} className="font-semibold text-sm">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed[value]}
        className="h-12 w-full min-w-0 rounded-field border border-field bg-card px-4 text-base"
      />
    </div>
  ));
}
