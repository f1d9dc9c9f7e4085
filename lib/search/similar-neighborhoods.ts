type Named = { slug: string; name: string; total: number };

/** Colonias in whose names the words of an address stand one after the other: "santa-martha" -> Santa Martha Acatitla and others. */
export const similarNeighborhoods = <Neighborhood extends Named>(
  slug: string,
  neighborhoods: readonly Neighborhood[],
): Neighborhood[] => neighborhoods.filter((each) => `-${each.slug}-`.includes(`-${slug}-`));
