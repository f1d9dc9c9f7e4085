import type { Business } from "@/lib/businesses/model";
import { parseVideoId } from "@/lib/businesses/video";
import { Section } from "./section";
import { VideoFrame } from "./video-frame";

export function VideoBlock({ business }: { business: Business }) {
  const id = parseVideoId(business.videoEmbedUrl);
  if (!id) return null;
  return (
    <Section id="video" title="Video">
      <VideoFrame id={id} title={`Video de ${business.name}`} />
    </Section>
  );
}
