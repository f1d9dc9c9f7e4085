import { BRAND } from "@/lib/brand";
import { CATEGORIES } from "@/lib/categories/categories";

const tileClasses = "mx-auto aspect-square w-full rounded-card";

/** A phone's home screen with the app among others, which are trades and nobody's products. Decoration. */
export function PhonePicture() {
  return (
    <div
      aria-hidden="true"
      className="mx-auto w-full max-w-[288px] select-none overflow-hidden rounded-t-[2.5rem] border-8 border-ink border-b-0 bg-sand px-6 pt-3 pb-8"
    >
      <div className="mx-auto h-1.5 w-16 rounded-full bg-ink" />
      <div className="mt-7 grid grid-cols-3 gap-x-5 gap-y-6">
        {CATEGORIES.slice(0, 7).map(({ slug }) => (
          <img
            key={slug}
            src={`/categorias/${slug}-mini.webp`}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className={`${tileClasses} bg-white object-cover opacity-40`}
          />
        ))}
        <div className="text-center">
          <img src="/icons/icon-192.png" alt="" width={64} height={64} className={`${tileClasses} scale-110`} />
          <p className="-mx-4 mt-2 font-semibold text-[14px] leading-[16px]">{BRAND.name}</p>
        </div>
      </div>
    </div>
  );
}
