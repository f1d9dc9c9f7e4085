import type { Metadata } from "next";
import { AccountCard } from "@/components/account/account-card";
import { DeleteAccountForm } from "@/components/account/delete-account-form";
import { Link } from "@/components/ui/link";
import type { DeletionOutcome, DoomedBusiness } from "@/lib/auth/model";
import { previewDeletion } from "@/lib/auth/server/account";
import { requireViewer } from "@/lib/auth/server/viewer";
import { routes } from "@/lib/routes";
import { removeAccount } from "./actions";

export const metadata: Metadata = { title: "Eliminar mi cuenta" };

export default async function DeleteAccountPage() {
  const viewer = await requireViewer(routes.deleteAccount());
  const businesses = await previewDeletion(viewer.id);
  return (
    <AccountCard
      title="Eliminar mi cuenta"
      lead={
        <>
          Se borra la cuenta <strong className="wrap-anywhere text-ink">{viewer.email}</strong> para siempre. No se
          puede deshacer.
        </>
      }
      after={
        <Link href={routes.account()} className="text-link">
          No, conservar mi cuenta
        </Link>
      }
    >
      <DoomedBusinesses businesses={businesses} />
      <DeleteAccountForm action={removeAccount} />
    </AccountCard>
  );
}

const OUTCOMES: Readonly<Record<DeletionOutcome, string>> = {
  deleted: "Se elimina: su página deja de existir.",
  released: "Sigue en el directorio, porque viene del censo público (DENUE), pero ya no será tuyo.",
  shared: "Sigue publicado y queda a cargo de su otro propietario.",
};

function DoomedBusinesses({ businesses }: { businesses: readonly DoomedBusiness[] }) {
  if (businesses.length === 0) return <p>No tienes negocios a tu nombre.</p>;
  return (
    <>
      <h2 className="text-lg">Qué pasa con tus negocios</h2>
      <ul className="mt-3 grid gap-3">
        {businesses.map(({ slug, name, outcome }) => (
          <li key={slug} className="rounded-field bg-sand px-4 py-3">
            <strong>{name}</strong>
            <p className="mt-0.5 text-sm">{OUTCOMES[outcome]}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 rounded-field bg-closing-soft px-4 py-3 text-closing text-sm">
        Si tienes un plan pagado, el tiempo que le queda se pierde: no se devuelve ni pasa a otra cuenta.
      </p>
    </>
  );
}
