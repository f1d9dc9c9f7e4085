import { ActionButton } from "@/components/ui/action-button";
import { buttonVariants } from "@/components/ui/button";

type Action = () => Promise<void>;

type IsItYoursProps = {
  name: string;
  accept: Action;
  /** Null when it can no longer be taken off here. */
  disown: Action | null;
};

/** Anybody may have registered it with the owner's address. */
export function IsItYours({ name, accept, disown }: IsItYoursProps) {
  return (
    <section className="mt-5 rounded-field bg-sand px-4 py-3" aria-label={`¿Es tuyo ${name}?`}>
      <p>
        <strong>¿Es tuyo?</strong> Se registró con tu correo sin iniciar sesión.
        {disown && " Si no es tuyo, quítalo de tu cuenta: no se publica y se borra."}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Answer label="Sí, es mío" name={name} action={accept} />
        {disown && <Answer label="No es mío" name={name} action={disown} />}
      </div>
    </section>
  );
}

function Answer({ label, name, action }: { label: string; name: string; action: Action }) {
  return (
    <form action={action}>
      <ActionButton className={buttonVariants({ variant: "outline", size: "sm" })}>
        {label}
        <span className="sr-only">: {name}</span>
      </ActionButton>
    </form>
  );
}
