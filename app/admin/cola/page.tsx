import type { Metadata } from "next";
import { AdminHeading } from "@/components/admin/admin-heading";
import { Flash } from "@/components/admin/flash";
import { OpenClaims } from "@/components/admin/open-claims";
import { requireAdmin } from "@/lib/admin/server/require-admin";
import { listOpenClaims } from "@/lib/claims/server/queries";
import { routes } from "@/lib/routes";
import { decide } from "./actions";

export const metadata: Metadata = { title: "Cola" };

/** What waits for a decision. */
export default async function QueuePage({ searchParams }: PageProps<"/admin/cola">) {
  await requireAdmin(routes.adminQueue());
  return (
    <div className="grid gap-6">
      <AdminHeading title="Cola" />
      <Flash name={(await searchParams).aviso} />
      <OpenClaims claims={await listOpenClaims()} decide={decide} />
    </div>
  );
}
