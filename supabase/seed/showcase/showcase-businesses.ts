import type { ShowcaseBusiness } from "@/supabase/seed/showcase/business";
import { barberia, estetica, manicura } from "@/supabase/seed/showcase/businesses/beauty";
import { autoelectrico, mecanico, vulcanizadora } from "@/supabase/seed/showcase/businesses/cars";
import { ingles, musica, regularizacion } from "@/supabase/seed/showcase/businesses/education";
import { boutique, merceria, vestidos, zapateria } from "@/supabase/seed/showcase/businesses/fashion";
import {
  antojitos,
  cafeteria,
  marisqueria,
  panaderia,
  taqueria,
  torteria,
} from "@/supabase/seed/showcase/businesses/food";
import { dentista, farmacia, fisioterapia, gimnasio } from "@/supabase/seed/showcase/businesses/health";
import { carpinteria, ferreteria, plomeria, zapatero } from "@/supabase/seed/showcase/businesses/home";
import { abarrotes, floreria, imprenta, mudanzas, salonDeFiestas } from "@/supabase/seed/showcase/businesses/other";
import { croquetas, esteticaCanina, hospitalVeterinario, veterinaria } from "@/supabase/seed/showcase/businesses/pets";
import { camaras, celulares, cibercafe, computadoras } from "@/supabase/seed/showcase/businesses/technology";

export const showcaseBusinesses: readonly ShowcaseBusiness[] = [
  taqueria,
  antojitos,
  torteria,
  panaderia,
  marisqueria,
  cafeteria,
  estetica,
  barberia,
  manicura,
  ferreteria,
  zapatero,
  plomeria,
  carpinteria,
  boutique,
  zapateria,
  merceria,
  vestidos,
  veterinaria,
  croquetas,
  esteticaCanina,
  hospitalVeterinario,
  gimnasio,
  dentista,
  farmacia,
  fisioterapia,
  regularizacion,
  ingles,
  musica,
  autoelectrico,
  vulcanizadora,
  mecanico,
  celulares,
  cibercafe,
  computadoras,
  camaras,
  mudanzas,
  imprenta,
  salonDeFiestas,
  floreria,
  abarrotes,
];
