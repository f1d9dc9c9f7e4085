import type { CategorySlug } from "@/lib/categories/categories";
import { PATTERNS, type Pattern } from "@/supabase/seed/artwork/patterns";
import { beauty } from "@/supabase/seed/artwork/pictograms/beauty";
import { cars } from "@/supabase/seed/artwork/pictograms/cars";
import { education } from "@/supabase/seed/artwork/pictograms/education";
import { fashion } from "@/supabase/seed/artwork/pictograms/fashion";
import { food } from "@/supabase/seed/artwork/pictograms/food";
import { health } from "@/supabase/seed/artwork/pictograms/health";
import { home } from "@/supabase/seed/artwork/pictograms/home";
import { other } from "@/supabase/seed/artwork/pictograms/other";
import { pets } from "@/supabase/seed/artwork/pictograms/pets";
import type { Pictogram } from "@/supabase/seed/artwork/pictograms/pictogram";
import { technology } from "@/supabase/seed/artwork/pictograms/technology";
import { CATEGORY_TONES, type Tones } from "@/supabase/seed/artwork/tones";

export type Style = { tones: Tones; pictogram: Pictogram; pattern: Pattern };

const DRAWINGS: Readonly<Record<CategorySlug, Omit<Style, "tones">>> = {
  "alimentos-y-bebidas": { pictogram: food, pattern: PATTERNS.scales },
  "belleza-y-cuidado-personal": { pictogram: beauty, pattern: PATTERNS.petals },
  "servicios-del-hogar": { pictogram: home, pattern: PATTERNS.bricks },
  "moda-y-tiendas": { pictogram: fashion, pattern: PATTERNS.zigzag },
  "mascotas-y-veterinarias": { pictogram: pets, pattern: PATTERNS.paws },
  "salud-y-bienestar": { pictogram: health, pattern: PATTERNS.crosses },
  "educacion-y-escuelas": { pictogram: education, pattern: PATTERNS.squares },
  "autos-y-talleres": { pictogram: cars, pattern: PATTERNS.tread },
  "tecnologia-y-electronica": { pictogram: technology, pattern: PATTERNS.circuit },
  "otros-negocios": { pictogram: other, pattern: PATTERNS.diamonds },
};

export const styleOf = (slug: CategorySlug): Style => ({ tones: CATEGORY_TONES[slug], ...DRAWINGS[slug] });
