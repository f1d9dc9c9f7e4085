import { buttonVariants } from "@/components/ui/button";
import type { Kept } from "@/lib/ai/kept";
import { scenePicture, shownPicturesOf } from "@/lib/ai/shown-pictures";
import { SCENE_SECONDS, type Storyboard } from "@/lib/ai/storyboard-model";
import { STORYBOARD_FILE } from "@/lib/ai/tool-files";
import type { Business } from "@/lib/businesses/model";
import { routes } from "@/lib/routes";
import { MadeNote } from "./made-note";
import { VideoClip } from "./video-clip";

export function StoryboardView({ storyboard, business }: { storyboard: Kept<Storyboard>; business: Business }) {
  const pictures = shownPicturesOf(business);
  const scenes = storyboard.value.escenas.map(({ texto, voz, imagen }, index) => ({
    caption: texto,
    voice: voz,
    pictureUrl: scenePicture(pictures, imagen, index).url,
  }));
  return (
    <div className="grid gap-4">
      <MadeNote {...storyboard} />
      <ol className="grid gap-3 sm:grid-cols-2">
        {scenes.map(({ caption, voice, pictureUrl }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a scene is its place
          <li key={index} className="flex gap-3 rounded-card border border-line bg-card p-3">
            <img
              src={pictureUrl}
              alt=""
              loading="lazy"
              className="h-32 w-18 shrink-0 rounded-field bg-sand object-cover"
            />
            <div className="grid min-w-0 content-start gap-1">
              <p className="text-ink-soft text-sm">
                Escena {index + 1} · {SCENE_SECONDS} s
              </p>
              <p className="wrap-anywhere font-semibold">{caption}</p>
              <p className="wrap-anywhere">{voice}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <a
          href={routes.poster(STORYBOARD_FILE, business.id, storyboard.madeAt.getTime())}
          download
          className={buttonVariants({ variant: "outline" })}
        >
          Descargar guion (PDF)
        </a>
        <VideoClip scenes={scenes} name={business.name} fileName={`${business.slug}.mp4`} />
      </div>
    </div>
  );
}
