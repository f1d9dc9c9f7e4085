import type { ShowcaseBusiness } from "@/supabase/seed/showcase/business";
import { antojitos, autoelectrico, regularizacion, zapatero } from "@/supabase/seed/showcase/businesses/free";
import { estetica, taqueria } from "@/supabase/seed/showcase/businesses/premium";
import { celulares, gimnasio } from "@/supabase/seed/showcase/businesses/premium-in-review";
import { boutique, ferreteria, mudanzas, veterinaria } from "@/supabase/seed/showcase/businesses/professional";

/** Every plan in every state of approval, one of them deleted. */
export const showcaseBusinesses: readonly ShowcaseBusiness[] = [
  taqueria,
  estetica,
  ferreteria,
  veterinaria,
  regularizacion,
  autoelectrico,
  gimnasio,
  celulares,
  boutique,
  mudanzas,
  antojitos,
  zapatero,
];
