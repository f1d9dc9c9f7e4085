import type { Metadata } from "next";
import { AccountCard } from "@/components/account/account-card";
import { DeleteAccountForm } from "@/components/account/delete-account-form";
import { DoomedBusinesses } from "@/components/account/doomed-businesses";
import { Link } from "@/components/ui/link";
import { previewDeletion } from "@/lib/auth/server/delete-account";
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
