import { Link } from "@/components/ui/link";
import type { Panel } from "@/lib/owner/panel-model";
import { routes } from "@/lib/routes";

export function PromotionalVideo({ panel }: { panel: Panel }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base">Video promocional</h3>
      <p>
        Un video de YouTube en tu página vende más que mil palabras.{" "}
        <Link href={routes.panelSection("video", panel.current.id)} className="text-link">
          Ir a Video
        </Link>
      </p>
    </section>
  );
}
