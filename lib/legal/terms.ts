import { BRAND, PLACE } from "@/lib/brand";
import type { IsoDate } from "@/lib/clock";
import { formatList, formatPesos } from "@/lib/format";
import { BILLING } from "@/lib/plans/billing";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";

export const TERMS_UPDATED_ON: IsoDate = "2026-11-21";

/** In Markdown (`LegalText`). */
export const TERMS_TEXT = `
## Qué es este servicio {#que-es}
${BRAND.name} es un directorio de negocios de ${PLACE.borough}, ${PLACE.city}. Buscar, ver y contactar negocios es gratis y no requiere cuenta.
No vendemos los productos ni prestamos los servicios de los negocios: el trato es entre tú y el negocio. Al usar el sitio aceptas estos términos.

## Los datos publicados {#datos-publicados}
Parte de los datos proviene del Directorio Estadístico Nacional de Unidades Económicas (DENUE) del INEGI, que es público; el INEGI no respalda este sitio. El resto lo publican los propios negocios.
Procuramos que los datos sean correctos, pero un negocio puede cambiar de horario, teléfono o lugar sin avisar. Confirma antes de ir. Si ves un error, [dinos y lo corregimos](${routes.support()}).

## Publicar un negocio {#publicar}
Puedes registrar un negocio si es tuyo o si tienes permiso de quien lo es. Te comprometes a que:
- los datos, precios y promociones son verdaderos y los mantienes al día;
- las fotos y textos son tuyos o puedes usarlos;
- lo que ofreces es legal y no engaña, discrimina ni pone en riesgo a nadie;
- no publicas datos personales de otras personas sin su permiso.
Un registro gratuito se revisa antes de publicarse. Podemos rechazar, ocultar o quitar una página que no cumpla estas reglas, y te decimos por qué.

## Tu contenido {#tu-contenido}
Lo que publicas sigue siendo tuyo. Nos permites mostrarlo, adaptar su tamaño y formato, y enseñarlo en buscadores y vistas previas mientras tu página esté publicada.

## Planes y pagos {#planes}
El plan Gratis no cuesta. El plan Profesional cuesta ${formatPesos(PLANS.pro.pricePerMonthMxn)} MXN al mes y el plan Premium ${formatPesos(PLANS.premium.pricePerMonthMxn)} MXN al mes: es el total que pagas. Lo que incluye cada uno está en [la página de planes](${routes.plans()}).
- Cada pago cubre un mes. No hay permanencia ni cargos automáticos.
- Te recordamos ${formatList(BILLING.reminderDays.map(String))} días antes de que termine el mes pagado.
- Si no pagas el siguiente, tu plan se conserva ${BILLING.graceDays} días más y después pasas al plan Gratis. No se borra lo que publicaste.
- Puedes cancelar cuando quieras; el mes ya pagado se respeta hasta su fecha.
- El pago se hace en la página del proveedor de pagos. Si se cobró algo por error o el plan no se activó, escríbenos: lo revisamos y, si corresponde, te devolvemos el dinero.
- Si un precio cambia, te avisamos antes; el mes que ya pagaste no cambia.

## Cómo se ordenan los resultados {#orden}
Primero cuenta qué tanto coincide un negocio con lo buscado. Entre parecidos, cuentan qué tan completa está su página y su plan; cuando es el plan lo que decide, aparece la palabra «Destacado». Con «Cerca de mí» se ordena por distancia.

## Uso del sitio {#uso}
No está permitido entrar a zonas ajenas, interrumpir el servicio, enviar reportes o registros falsos, ni copiar el directorio de forma masiva y automática para revenderlo.

## Responsabilidad {#responsabilidad}
Hacemos lo posible por tener el sitio disponible y sin errores, pero puede fallar. No respondemos por la calidad de lo que vende un negocio ni por acuerdos entre personas. Nada de esto limita los derechos que te da la Ley Federal de Protección al Consumidor.

## Cambios y ley aplicable {#cambios}
Si cambiamos estos términos, publicamos aquí la nueva versión con su fecha. Si el cambio afecta un plan pagado, te avisamos por correo antes de que aplique.
Aplican las leyes de México. Puedes acudir a la Procuraduría Federal del Consumidor (Profeco) o a los tribunales de la ${PLACE.city}. El tratamiento de tus datos está en el [aviso de privacidad](${routes.privacy()}).
`;
