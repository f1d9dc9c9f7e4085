import type { BusinessCard } from "@/lib/businesses/model";
import { CategoryWall } from "./category-wall";
import { FeaturedSection } from "./featured-section";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { NeighborhoodSection } from "./neighborhood-section";
import { OwnerCall } from "./owner-call";

type HomeProps = {
  /** Null when they could not be loaded. */
  featured: readonly BusinessCard[] | null;
  categories: readonly { slug: string; name: string; total: number }[];
  examples: readonly string[];
  neighborhoods: readonly { slug: string; name: string; total: number }[];
};

export function Home({ featured, categories, examples, neighborhoods }: HomeProps) {
  return (
    <>
      <div className="page-width grid items-center gap-x-14 gap-y-10 pt-10 pb-4 lg:grid-cols-[1.1fr_1fr] lg:pt-20">
        <Hero examples={examples} />
        <CategoryWall categories={categories} />
      </div>
      {featured && <FeaturedSection businesses={featured} />}
      <NeighborhoodSection neighborhoods={neighborhoods} />
      <HowItWorks />
      <OwnerCall />
    </>
  );
}
