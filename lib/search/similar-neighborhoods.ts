type Named = { slug: string; name: string; total: number };

export const similarNeighborhoods = <Neighborhood extends Named>(
  slug: string,
  neighborhoods: readonly Neighborhood[],
): Neighborhood[] => neighborhoods.filter((each) => `-${each.slug}-`.includes(`-${slug}-`));
