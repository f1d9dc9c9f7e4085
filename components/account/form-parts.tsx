import type { ComponentProps, ReactNode } from "react";
import { plainButtonVariants } from "@/components/ui/button-variants";
import { Input, Label } from "@/components/ui/field";

/** Always there, so that screen readers notice the sentence when it comes; takes no room in a grid until then. */
export function FormAlert({ message }: { message: string | null }) {
  return (
    <div role="alert" className="-mb-5 has-[p]:mb-0">
      {message && <p className="rounded-field bg-error-soft px-4 py-3 font-semibold text-error text-sm">{message}</p>}
    </div>
  );
}

type TextFieldProps = ComponentProps<typeof Input> & { id: string; label: string; hint?: ReactNode };

/** A field under its name, with a hint below it. */
export function TextField({ id, label, hint, ...props }: TextFieldProps) {
  const hintId = hint ? `${id}-ayuda` : undefined;
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} aria-describedby={hintId} {...props} />
      {hint && (
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

/** An e-mail address as phones like to type it. */
export function EmailField(props: { defaultValue: string }) {
  return (
    <TextField
      id="correo"
      name="email"
      label="Correo"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="ana@example.com"
      required
      {...props}
    />
  );
}

type SubmitButtonProps = { isSending: boolean; sending: string; children: ReactNode };

/** The button of a form; while it is sent it says so. */
export function SubmitButton({ isSending, sending, children }: SubmitButtonProps) {
  return (
    <button type="submit" aria-disabled={isSending} className={`${plainButtonVariants()} w-full`}>
      {isSending ? sending : children}
    </button>
  );
}
