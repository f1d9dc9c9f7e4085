import type { ComponentProps } from "react";
import { Card } from "@/components/ui/card";
import { formatLongDate } from "@/lib/format";
import type { OwnBusiness } from "@/lib/owner/model";
import { RemovalForm } from "./removal-form";

type RemovalSettingsProps = Omit<ComponentProps<typeof RemovalForm>, "business"> & { business: OwnBusiness };

export function RemovalSettings({ business, ...form }: RemovalSettingsProps) {
  return (
    <Card className="p-5 sm:p-6">
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-error">
          Eliminar negocio
        </summary>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          <li>Tu página, sus fotos y sus promociones dejan de verse hoy mismo.</li>
          {business.paidUntil && (
            <li>
              Tienes pagado hasta el {formatLongDate(business.paidUntil)}: lo que pagaste no se devuelve ni pasa a otro
              negocio.
            </li>
          )}
          <li>
            Durante 30 días puedes pedirnos que vuelva, con todo lo que tenía
            {business.paidUntil && ", también lo pagado"}. Después se borra para siempre.
          </li>
        </ul>
        <RemovalForm business={business} {...form} />
      </details>
    </Card>
  );
}
