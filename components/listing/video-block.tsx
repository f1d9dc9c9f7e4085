import { Icon } from "@/components/ui/icon";
import type { Business } from "@/lib/businesses/model";
import { visibleVideoEmbedUrl } from "@/lib/businesses/plan-gates";
import { EmbedOnTap } from "./embed-on-tap";
import { Section } from "./section";

/** The shop's video, which starts to load when tapped. */
export function VideoBlock({ business }: { business: Business }) {
  const embedUrl = visibleVideoEmbedUrl(business);
  if (!embedUrl) return null;
  return (
    <Section id="video" title="Video">
      <EmbedOnTap
        href={business.videoUrl ?? embedUrl}
        embedUrl={`${embedUrl}?autoplay=1`}
        title={`Video de ${business.name}`}
        openClassName="aspect-video w-full rounded-card"
        closedClassName="on-ink flex aspect-video w-full flex-col items-center justify-center gap-3 rounded-card font-semibold hover:bg-ink-raised"
      >
        <span className="flex size-16 items-center justify-center rounded-full bg-action text-ink">
          <Icon name="play" className="size-7 fill-current" />
        </span>
        Ver video
      </EmbedOnTap>
    </Section>
  );
}
