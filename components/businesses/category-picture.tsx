type CategoryPictureProps = { slug: string; className?: string };

const SIZE = 160;

export function CategoryPicture({ slug, className }: CategoryPictureProps) {
  return (
    <img
      src={`/categorias/${slug}-mini.webp`}
      alt=""
      width={SIZE}
      height={SIZE}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
