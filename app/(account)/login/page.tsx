import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountCard } from "@/components/account/account-card";
import { LoginForm } from "@/components/account/login-form";
import { Link } from "@/components/ui/link";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { type LoginMode, toLoginMode } from "@/lib/auth/model";
import { pathAfterSignIn, safeReturnPath } from "@/lib/auth/return-path";
import { typedAddress } from "@/lib/auth/server/typed-address";
import { getViewer } from "@/lib/auth/server/viewer";
import { findClaimedName } from "@/lib/claims/server/claimed-name";
import { routes } from "@/lib/routes";
import { textOf } from "@/lib/text/text-of";
import { login } from "./actions";

export const metadata: Metadata = { title: "Ingresar" };

const FLASH_MESSAGES: Readonly<Record<string, string>> = {
  eliminada: AUTH_MESSAGES.accountDeleted,
  enlace: AUTH_MESSAGES.usedLink,
  correo: AUTH_MESSAGES.emailChanged,
  pagado: AUTH_MESSAGES.paidEmail,
};

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const query = await searchParams;
  const asked = safeReturnPath(query.redirect, "");
  const viewer = await getViewer();
  if (viewer) redirect(pathAfterSignIn(asked, viewer.isAdmin));

  const claimed = await findClaimedName(asked);
  const { email } = await typedAddress();
  const flashMessage = FLASH_MESSAGES[textOf(query.aviso)];
  const hrefOf = (mode: LoginMode) => routes.login({ redirect: asked, modo: mode });
  return (
    <AccountCard
      title={claimed ? `Administra «${claimed}»` : "Ingresar"}
      lead={
        claimed
          ? "Escribe tu correo y te enviamos un enlace. Si todavía no tienes cuenta, el enlace la crea."
          : "Administra tu negocio, tus promociones y tu plan."
      }
      after={
        claimed ? null : (
          <>
            ¿Aún no tienes cuenta?{" "}
            <Link href={routes.createAccount(asked)} className="text-link">
              Crear cuenta
            </Link>
          </>
        )
      }
    >
      {flashMessage && (
        <p role="status" className="mb-6 rounded-field bg-sand px-4 py-3">
          {flashMessage}
        </p>
      )}
      <LoginForm
        action={login}
        mode={toLoginMode(query.modo)}
        email={email}
        redirect={asked}
        modeHrefs={{ enlace: hrefOf("enlace"), contrasena: hrefOf("contrasena") }}
        recoverHref={routes.recoverPassword()}
      />
    </AccountCard>
  );
}
