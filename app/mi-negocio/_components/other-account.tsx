import { buttonVariants } from "@/components/ui/button";
import { emailSchema } from "@/lib/auth/schema";
import { routes } from "@/lib/routes";

type OtherAccountProps = {
  paidWith: string;
  email: string;
};

/** Somebody who paid with another address than the one that is signed in would look for the plan in vain. */
export function OtherAccount({ paidWith, email }: OtherAccountProps) {
  const paid = emailSchema.safeParse(paidWith);
  if (!paid.success || paid.data === email.toLowerCase()) return null;
  return (
    <section className="rounded-card bg-closing-soft p-5">
      <h2 className="text-lg">Inicia sesión con el correo con el que pagaste</h2>
      <p className="wrap-anywhere mt-1">
        Pagaste con {paid.data} y entraste con {email}. Cierra sesión y entra con el otro correo: ahí está tu plan.
      </p>
      <form action={routes.signOut()} method="post" className="mt-3">
        <input type="hidden" name="siguiente" value={routes.login({ redirect: routes.ownerPanel() })} />
        <button type="submit" className={buttonVariants({ size: "sm" })}>
          Cerrar sesión
        </button>
      </form>
    </section>
  );
}
