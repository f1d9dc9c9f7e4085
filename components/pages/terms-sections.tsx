import { Link } from "@/components/ui/link";
import { BRAND, PLACE } from "@/lib/brand";
import type { IsoDate } from "@/lib/clock";
import { formatList, formatPesos } from "@/lib/format";
import { BILLING } from "@/lib/plans/billing";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import type { LegalSection } from "./legal-text";

export const TERMS_UPDATED_ON: IsoDate = "2026-11-21";

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: "que-es",
    title: "Qué es este servicio",
    text: (
      <>
        <p>
          {BRAND.name} es un directorio de negocios de {PLACE.borough}, {PLACE.city}. Buscar, ver y contactar negocios
          es gratis y no requiere cuenta.
        </p>
        <p>
          No vendemos los productos ni prestamos los servicios de los negocios: el trato es entre tú y el negocio. Al
          usar el sitio aceptas estos términos.
        </p>
      </>
    ),
  },
  {
    id: "datos-publicados",
    title: "Los datos publicados",
    text: (
      <>
        <p>
          Parte de los datos proviene del Directorio Estadístico Nacional de Unidades Económicas (DENUE) del INEGI, que
          es público; el INEGI no respalda este sitio. El resto lo publican los propios negocios.
        </p>
        <p>
          Procuramos que los datos sean correctos, pero un negocio puede cambiar de horario, teléfono o lugar sin
          avisar. Confirma antes de ir. Si ves un error, <Link href={routes.support()}>dinos y lo corregimos</Link>.
        </p>
      </>
    ),
  },
  {
    id: "publicar",
    title: "Publicar un negocio",
    text: (
      <>
        <p>Puedes registrar un negocio si es tuyo o si tienes permiso de quien lo es. Te comprometes a que:</p>
        <ul>
          <li>los datos, precios y promociones son verdaderos y los mantienes al día;</li>
          <li>las fotos y textos son tuyos o puedes usarlos;</li>
          <li>lo que ofreces es legal y no engaña, discrimina ni pone en riesgo a nadie;</li>
          <li>no publicas datos personales de otras personas sin su permiso.</li>
        </ul>
        <p>
          Un registro gratuito se revisa antes de publicarse. Podemos rechazar, ocultar o quitar una página que no
          cumpla estas reglas, y te decimos por qué.
        </p>
      </>
    ),
  },
  {
    id: "tu-contenido",
    title: "Tu contenido",
    text: (
      <p>
        Lo que publicas sigue siendo tuyo. Nos permites mostrarlo, adaptar su tamaño y formato, y enseñarlo en
        buscadores y vistas previas mientras tu página esté publicada.
      </p>
    ),
  },
  {
    id: "planes",
    title: "Planes y pagos",
    text: (
      <>
        <p>
          El plan Gratis no cuesta. El plan Profesional cuesta {formatPesos(PLANS.pro.pricePerMonthMxn)} MXN al mes y el
          plan Premium {formatPesos(PLANS.premium.pricePerMonthMxn)} MXN al mes: es el total que pagas. Lo que incluye
          cada uno está en <Link href={routes.plans()}>la página de planes</Link>.
        </p>
        <ul>
          <li>Cada pago cubre un mes. No hay permanencia ni cargos automáticos.</li>
          <li>Te recordamos {formatList(BILLING.reminderDays.map(String))} días antes de que termine el mes pagado.</li>
          <li>
            Si no pagas el siguiente, tu plan se conserva {BILLING.graceDays} días más y después pasas al plan Gratis.
            No se borra lo que publicaste.
          </li>
          <li>Puedes cancelar cuando quieras; el mes ya pagado se respeta hasta su fecha.</li>
          <li>
            El pago se hace en la página del proveedor de pagos. Si se cobró algo por error o el plan no se activó,
            escríbenos: lo revisamos y, si corresponde, te devolvemos el dinero.
          </li>
          <li>Si un precio cambia, te avisamos antes; el mes que ya pagaste no cambia.</li>
        </ul>
      </>
    ),
  },
  {
    id: "orden",
    title: "Cómo se ordenan los resultados",
    text: (
      <p>
        Primero cuenta qué tanto coincide un negocio con lo buscado. Entre parecidos, cuentan qué tan completa está su
        página y su plan; cuando es el plan lo que decide, aparece la palabra «Destacado». Con «Cerca de mí» se ordena
        por distancia.
      </p>
    ),
  },
  {
    id: "uso",
    title: "Uso del sitio",
    text: (
      <p>
        No está permitido entrar a zonas ajenas, interrumpir el servicio, enviar reportes o registros falsos, ni copiar
        el directorio de forma masiva y automática para revenderlo.
      </p>
    ),
  },
  {
    id: "responsabilidad",
    title: "Responsabilidad",
    text: (
      <p>
        Hacemos lo posible por tener el sitio disponible y sin errores, pero puede fallar. No respondemos por la calidad
        de lo que vende un negocio ni por acuerdos entre personas. Nada de esto limita los derechos que te da la Ley
        Federal de Protección al Consumidor.
      </p>
    ),
  },
  {
    id: "cambios",
    title: "Cambios y ley aplicable",
    text: (
      <>
        <p>
          Si cambiamos estos términos, publicamos aquí la nueva versión con su fecha. Si el cambio afecta un plan
          pagado, te avisamos por correo antes de que aplique.
        </p>
        <p>
          Aplican las leyes de México. Puedes acudir a la Procuraduría Federal del Consumidor (Profeco) o a los
          tribunales de la {PLACE.city}. El tratamiento de tus datos está en el{" "}
          <Link href={routes.privacy()}>aviso de privacidad</Link>.
        </p>
      </>
    ),
  },
];
