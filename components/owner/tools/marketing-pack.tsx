import { buttonVariants } from "@/components/ui/button";
import type { Kept } from "@/lib/ai/kept";
import { NETWORK_IDS, NETWORKS, type Pack, type Post } from "@/lib/ai/pack-model";
import { hashtagsOf, isOver, postText } from "@/lib/ai/post-text";
import { postFile } from "@/lib/ai/tool-files";
import type { Business } from "@/lib/businesses/model";
import type { IsoDate } from "@/lib/clock";
import { formatDayOfYear } from "@/lib/format";
import { routes } from "@/lib/routes";
import { capitalised } from "@/lib/text/capitalised";
import { CopyButton } from "./copy-button";
import { MadeNote } from "./made-note";

type MarketingPackProps = {
  pack: Kept<Pack>;
  business: Business;
  url: string;
  today: IsoDate;
};

export function MarketingPack({ pack, business, url, today }: MarketingPackProps) {
  const { publicaciones } = pack.value;
  const last = publicaciones.at(-1)?.fecha ?? today;
  const open = Math.max(
    publicaciones.findIndex(({ fecha }) => fecha >= today),
    0,
  );
  const hashtags = hashtagsOf(business);
  return (
    <div className="grid gap-3">
      <MadeNote {...pack} />
      {last < today && (
        <p className="rounded-card bg-sand px-5 py-4">Esta semana ya pasó: hazlas otra vez para la que viene.</p>
      )}
      {publicaciones.map((post, index) => (
        <details
          key={post.fecha}
          open={index === open}
          className="rounded-card border border-line bg-card [&>summary]:open:border-line [&>summary]:open:border-b"
        >
          <summary className="min-h-11 cursor-pointer px-4 py-3">
            <span className="font-semibold">{capitalised(formatDayOfYear(post.fecha))}</span>
            <span className="wrap-anywhere block text-ink-soft text-sm">{post.titular}</span>
          </summary>
          <DayOfPack {...{ post, index, url, hashtags }} isOver={isOver(post, today)} business={business} pack={pack} />
        </details>
      ))}
    </div>
  );
}

type DayOfPackProps = Pick<MarketingPackProps, "pack" | "business" | "url"> & {
  post: Post;
  index: number;
  hashtags: string;
  isOver: boolean;
};

function DayOfPack({ post, index, business, pack, url, hashtags, isOver: isPromotionOver }: DayOfPackProps) {
  const picture = routes.poster(postFile(index), business.id, pack.madeAt.getTime());
  const day = formatDayOfYear(post.fecha);
  return (
    <div className="grid gap-4 p-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
      {isPromotionOver && (
        <p className="rounded-card bg-sand px-5 py-4 sm:col-span-2">Esta promoción ya terminó: no la publiques.</p>
      )}
      <div className="grid content-start gap-2">
        <img
          src={picture}
          alt={`Imagen para publicar: ${post.titular}`}
          width={1080}
          height={1080}
          loading="lazy"
          className="aspect-square h-auto w-full rounded-card bg-sand"
        />
        <a
          href={picture}
          download
          aria-label={`Descargar imagen del ${day}`}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          Descargar imagen
        </a>
      </div>
      <ul className="grid content-start gap-4">
        {NETWORK_IDS.map((network) => {
          const text = postText(post, network, { url, hashtags });
          return (
            <li key={network} className="grid gap-1.5">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h4 className="font-semibold text-sm">{NETWORKS[network].name}</h4>
                <CopyButton text={text} label={`Copiar texto para ${NETWORKS[network].name} del ${day}`} />
              </div>
              <p className="wrap-anywhere select-text whitespace-pre-line rounded-card bg-paper px-4 py-3">{text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
