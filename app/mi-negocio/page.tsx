import type { Metadata } from "next";
import { requireViewer } from "@/lib/auth/viewer";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Mi negocio" };

export default async function OwnerPanelPage() {
  const viewer = await requireViewer(routes.ownerPanel());
  return (
    <div className="page-width py-10">
      <h1 className="font-bold text-2xl">Mi negocio</h1>
      <p className="mt-2 text-ink-soft">{viewer.email}</p>
    </div>
  );
}
