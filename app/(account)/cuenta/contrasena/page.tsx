import type { Metadata } from "next";
import { AccountCard } from "@/components/account/account-card";
import { PasswordForm } from "@/components/account/password-form";
import { Link } from "@/components/ui/link";
import { safeReturnPath } from "@/lib/auth/return-path";
import { askForProof } from "@/lib/auth/server/proof";
import { requireViewer } from "@/lib/auth/server/viewer";
import { routes } from "@/lib/routes";
import { choosePassword } from "./actions";

export const metadata: Metadata = { title: "Elige tu contraseña" };

export default async function ChoosePasswordPage({ searchParams }: PageProps<"/cuenta/contrasena">) {
  const next = safeReturnPath((await searchParams).next);
  const viewer = await requireViewer(routes.choosePassword(next));
  return (
    <AccountCard
      title="Elige tu contraseña"
      lead="Tu correo está confirmado. Escribe aquí la contraseña con la que quieres entrar de ahora en adelante."
      after={
        <Link href={next} className="text-link">
          Ahora no: entraré con un enlace
        </Link>
      }
    >
      <PasswordForm action={choosePassword} initialState={await askForProof()} email={viewer.email} next={next} />
    </AccountCard>
  );
}
