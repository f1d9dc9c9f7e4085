import { renderToString } from "react-dom/server";
import { SiteFrame } from "@/components/layout/site-frame";
import { Listing } from "@/components/listing/listing";
import { toBusiness, toBusinessCard } from "@/lib/businesses/mapper";
import type { IsoDate } from "@/lib/clock";
import type { ListsOfBusiness } from "@/lib/search/model";
import type { ListingRows } from "./listing-rows";

const METRES_PER_KM = 1000;

function listsOf(row: ListingRows["lists"]): ListsOfBusiness | null {
  if (!row) return null;
  return {
    activity: { slug: row.slug_actividad, total: row.en_actividad },
    neighborhood: { slug: row.slug_colonia, total: row.en_colonia },
    both: row.en_ambas,
  };
}

/** The tree of a listing's page, frame included, rendered by React's server alone. Its length. */
export function renderListing({ business, neighbors, lists }: ListingRows): number {
  const markup = renderToString(
    <SiteFrame contact={[]}>
      <Listing
        business={toBusiness(business)}
        promotions={[]}
        neighbors={neighbors.map((row) => ({
          ...toBusinessCard(row),
          distanceKm: Number(row.distancia_m) / METRES_PER_KM,
        }))}
        lists={listsOf(lists)}
        today={new Date().toISOString().slice(0, 10) as IsoDate}
        address={`https://iztapalapa.example/negocio/${business.slug}`}
        isMenuEnabled={true}
        reportAction={async () => ({ status: "idle" }) as never}
      />
    </SiteFrame>,
  );
  return markup.length;
}
