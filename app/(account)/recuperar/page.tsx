import type { Metadata } from "next";
import { AccountCard } from "@/components/account/account-card";
import { RecoverForm } from "@/components/account/recover-form";
import { Link } from "@/components/ui/link";
import { typedAddress } from "@/lib/auth/server/typed-address";
import { routes } from "@/lib/routes";
import { recover } from "./actions";

export const metadata: Metadata = { title: "Recuperar contraseña" };

export default async function RecoverPage() {
  const { email } = await typedAddress();
  return (
    <AccountCard
      title="Recuperar contraseña"
      lead="Te enviamos un enlace para elegir una contraseña nueva."
      after={
        <Link href={routes.login()} className="text-link">
          Volver a ingresar
        </Link>
      }
    >
      <RecoverForm action={recover} email={email} />
    </AccountCard>
  );
}
