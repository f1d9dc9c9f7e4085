import { Icon } from "@/components/ui/icon";
import type { Business } from "@/lib/businesses/model";
import { parseVideoId, videoEmbedUrl, videoWatchUrl } from "@/lib/businesses/video";
import { EmbedOnTap } from "./embed-on-tap";
import { Section } from "./section";

export function VideoBlock({ business }: { business: Business }) {
  const id = parseVideoId(business.videoEmbedUrl);
  if (!id) return null;
  return (
    <Section id="video" title="Video">
      <VideoFrame id={id} title={`Video de ${business.name}`} />
    </Section>
  );
}

export function VideoFrame({ id, title }: { id: string; title: string }) {
  return (
    <EmbedOnTap
      href={videoWatchUrl(id)}
      embedUrl={`${videoEmbedUrl(id)}?autoplay=1`}
      title={title}
      openClassName="aspect-video w-full rounded-card"
      closedClassName="on-ink flex aspect-video w-full flex-col items-center justify-center gap-3 rounded-card font-semibold hover:bg-ink-raised -outline-offset-3"
    >
      <span className="flex size-16 items-center justify-center rounded-full bg-action text-night">
        <Icon name="play" className="size-7 fill-current" />
      </span>
      Ver video
    </EmbedOnTap>
  );
}
