import { ActionButton } from "@/components/ui/action-button";
import { buttonVariants } from "@/components/ui/button";

type NotMineProps = { name: string; action: () => Promise<void> };

/** Anybody may have registered it with the owner's address. */
export function NotMine({ name, action }: NotMineProps) {
  return (
    <details className="mt-4">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">¿No es tuyo?</summary>
      <form action={action}>
        <p className="mt-1 text-ink-soft">
          Se registró con tu correo sin iniciar sesión. Si no es tuyo, quítalo de tu cuenta: no se publica y se borra.
        </p>
        <ActionButton className={buttonVariants({ variant: "outline", size: "sm", className: "mt-3" })}>
          No es mío<span className="sr-only">: {name}</span>
        </ActionButton>
      </form>
    </details>
  );
}
