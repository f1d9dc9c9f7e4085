import type { Metadata } from "next";
import { AccountCard } from "@/components/account/account-card";
import { ConfirmForm } from "@/components/account/confirm-form";
import { Link } from "@/components/ui/link";
import { maskedEmail } from "@/lib/auth/masked-email";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import { returnPathOfLink } from "@/lib/auth/return-path";
import { addressOfLink } from "@/lib/auth/server/account";
import { routes } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";
import { textOf } from "@/lib/text/text-of";
import { confirm } from "./actions";

export const metadata: Metadata = { title: "Confirmar" };

type Words = { title: string; lead: string; button: string };

const ENTER: Words = { title: "Ya casi entras", lead: "Presiona el botón para entrar a tu cuenta.", button: "Entrar" };

const WORDS: Readonly<Record<string, Words>> = {
  recovery: {
    title: "Elige una contraseña nueva",
    lead: "Presiona el botón para continuar y escribir tu contraseña.",
    button: "Continuar",
  },
  email_change: {
    title: "Confirma el cambio de correo",
    lead: "Presiona el botón solo si tú pediste cambiar el correo de tu cuenta. El cambio se hace cuando lo confirman los dos correos; después entras con un enlace al nuevo.",
    button: "Confirmar",
  },
};

export default async function ConfirmPage({ searchParams }: PageProps<"/auth/confirm">) {
  const query = await searchParams;
  const [tokenHash, type] = [textOf(query.token_hash), textOf(query.type)];
  const { title, lead, button } = WORDS[type] ?? ENTER;
  const again = (
    <Link href={routes.login({ redirect: returnPathOfLink(query.redirect_to, siteUrl(), "") })} className="text-link">
      Pedir otro enlace
    </Link>
  );
  if (tokenHash === "") {
    return (
      <AccountCard title={AUTH_MESSAGES.notAuthenticated} lead={AUTH_MESSAGES.usedLink}>
        {again}
      </AccountCard>
    );
  }
  const address = await addressOfLink(tokenHash);
  return (
    <AccountCard title={title} lead={lead} after={again}>
      {address && (
        <p>
          Es la cuenta de <strong>{maskedEmail(address)}</strong>. Si ese no es tu correo, cierra esta página.
        </p>
      )}
      <ConfirmForm
        action={confirm}
        tokenHash={tokenHash}
        type={type}
        redirectTo={textOf(query.redirect_to)}
        button={button}
      />
    </AccountCard>
  );
}
