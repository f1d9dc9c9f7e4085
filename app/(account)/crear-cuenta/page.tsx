import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountCard } from "@/components/account/account-card";
import { CreateAccountForm } from "@/components/account/create-account-form";
import { Link } from "@/components/ui/link";
import { pathAfterSignIn, safeReturnPath } from "@/lib/auth/return-path";
import { typedAddress } from "@/lib/auth/server/typed-address";
import { getViewer } from "@/lib/auth/server/viewer";
import { routes } from "@/lib/routes";
import { createAccount } from "./actions";

export const metadata: Metadata = { title: "Crear cuenta" };

export default async function CreateAccountPage({ searchParams }: PageProps<"/crear-cuenta">) {
  const query = await searchParams;
  const next = safeReturnPath(query.next);
  const viewer = await getViewer();
  if (viewer) redirect(pathAfterSignIn(next, viewer.isAdmin));
  const { email } = await typedAddress();
  return (
    <AccountCard
      title="Crear cuenta"
      lead="Con tu cuenta administras tu negocio desde el celular. Te enviamos un correo para confirmar que es tuyo, y ahí eliges tu contraseña."
      after={
        <>
          ¿Ya tienes cuenta?{" "}
          <Link href={routes.login({ redirect: safeReturnPath(query.next, "") })} className="text-link">
            Ingresar
          </Link>
        </>
      }
    >
      <CreateAccountForm action={createAccount} email={email} next={next} />
    </AccountCard>
  );
}
