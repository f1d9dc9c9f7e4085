import { BRAND } from "@/lib/brand";
import type { IsoDate } from "@/lib/clock";
import { formatLongDate } from "@/lib/format";
import { ARCO_DAYS } from "@/lib/requests/model";
import { routes } from "@/lib/routes";

/** The version of the privacy notice. Owners are mailed once of each new one, with what it changed. */
export const PRIVACY_NOTICE: { updatedOn: IsoDate; changes: string } = {
  updatedOn: "2026-11-28",
  changes:
    "El aviso dice ahora con detalle qué recibe la inteligencia artificial que usamos, de qué negocios y para qué, qué guardamos de cada sesión abierta y cuánto tiempo guardamos cada cosa.",
};

/** Operator of the site, from the environment; what is not configured is left out, never invented. */
type Responsible = {
  name: string | null;
  address: string | null;
  email: string | null;
  /** Vendor of models, and whether they look at what owners send; null without any. */
  models: { vendor: string; moderates: boolean } | null;
};

const toolsUse = (vendor: string): string =>
  `- inteligencia artificial (${vendor}), cuando quien administra un negocio de plan de pago pide un texto, una imagen o leer la foto de su menú: recibe lo que muestra su página (nombre, categoría, giro, colonia, servicios, horario, formas de pago y de entrega, descripción), lo que escribió para pedirlo y esa foto. Al pagar el plan Profesional recibe lo mismo una vez, para proponer un primer texto. No recibe teléfono, calle ni correo, salvo los que se escriban o se vean ahí;`;

const moderationUse = (vendor: string): string =>
  `- revisión de contenidos por inteligencia artificial (${vendor}), desde noviembre de 2026: recibe los textos y las fotos que mandan los negocios de cualquier plan, también el Gratis, para que una persona revise lo que no debería publicarse.`;

/** Notice of the Ley Federal de Protección de Datos Personales (21 March 2025), articles 14-17 and 21-34, in Markdown (`LegalText`). */
export function privacyText({ name, address, email, models }: Responsible): string {
  const channel = email ? `[${email}](mailto:${email})` : `[la página de soporte](${routes.support()})`;
  return `
## Quién es responsable {#responsable}
${name ? `${name} («${BRAND.name}»)` : `Quien opera ${BRAND.name}`} es responsable del tratamiento de tus datos personales${address ? `, con domicilio en ${address}` : ""}. Este aviso cumple la Ley Federal de Protección de Datos Personales en Posesión de los Particulares, vigente desde el 21 de marzo de 2025.
Para cualquier asunto sobre tus datos usa ${channel}.${address ? "" : " Por ese mismo medio puedes pedir el domicilio para recibir notificaciones."}

## Qué datos tratamos {#datos}
- **Si visitas el sitio:** los datos técnicos de la conexión que permiten mostrarlo y protegerlo, y, solo si la compartes, tu ubicación aproximada para ordenar por cercanía.
- **Si registras un negocio:** nombre y giro del negocio, teléfono, WhatsApp, dirección, ubicación, horario, fotos, textos, enlaces y correo.
- **Si creas una cuenta:** correo y contraseña (guardada cifrada, nadie puede leerla) y, de cada sesión abierta, en qué equipo y cuándo se usó.
- **Si pides administrar un negocio:** lo que nos cuentas y, si la envías, la foto de un comprobante, que solo ve quien revisa.
- **Si pagas un plan:** correo, plan, importe, fecha y estado del pago y, si pagas en efectivo, el enlace a tu comprobante. Los datos de tu tarjeta los recibe el proveedor de pagos; nosotros nunca los vemos.
- **Si pides factura:** RFC, nombre o razón social, régimen fiscal, código postal y uso. Los ven quien administra el sitio y quien hace la factura, y no se publican.
- **Si nos escribes:** tu nombre, tu correo y lo que decidas contarnos.
- **Si reportas un problema:** qué está mal y, si quieres que te avisemos, tu correo.
No pedimos datos personales sensibles (salud, creencias, vida sexual u otros). No los incluyas en textos o fotos.

## Para qué los usamos {#finalidades}
**Finalidades primarias**, necesarias para darte el servicio:
- mostrar el directorio y la página de cada negocio, y ordenar por cercanía cuando lo pides;
- crear tu cuenta, comprobar tu correo y darte acceso a tu negocio;
- revisar y publicar registros y correcciones, y atender reportes;
- cobrar y activar el plan que contratas, facturarlo si lo pides, y recordarte su vencimiento;
- responder tus mensajes, prevenir abusos y cumplir la ley.
**Finalidades secundarias**, que puedes rechazar sin perder el servicio:
- contar visitas, contactos y búsquedas para mejorar el sitio y mostrar estadísticas a cada negocio;
- escribirte cada lunes qué trajo la página de tu negocio: lo apagas con un toque en el mismo correo, y guardamos solo una clave que no muestra tu dirección;
- escribirte sobre mejoras o planes, si tienes cuenta.
Para rechazarlas, escribe a ${channel} cuando quieras, también antes de darnos tus datos.

## Negocios que vienen del INEGI {#inegi}
Muchas páginas se crean con datos públicos del Directorio Estadístico Nacional de Unidades Económicas (DENUE) del INEGI: nombre, giro, dirección, teléfono y sitio web del establecimiento. Cada una dice su fuente.
Si el negocio es tuyo o el dato te identifica, puedes pedir que lo corrijamos, lo ocultemos o lo quitemos. Es gratis: toca «Reportar un problema» en su página o sigue los pasos de [soporte](${routes.support()}#corregir).

## Quién trata datos por nosotros {#encargados}
Contratamos proveedores que tratan datos siguiendo nuestras instrucciones y solo para lo necesario. Pueden estar fuera de México:
- alojamiento, base de datos y archivos (Supabase o servidor propio);
- envío de correos de la cuenta y del plan;
- contabilidad, que hace las facturas que se piden;
${models ? toolsUse(models.vendor) : ""}
${models?.moderates ? moderationUse(models.vendor) : ""}

## A quién se transfieren {#transferencias}
No vendemos ni rentamos datos personales. Solo los comunicamos:
- a Mercado Pago, que procesa el pago que tú inicias y trata tus datos según su propio aviso de privacidad;
- a las autoridades, cuando una ley o una orden fundada lo exige.
Estas transferencias no requieren tu consentimiento conforme a la ley. Los datos que publicas en la página de tu negocio son públicos: cualquiera puede verlos y los buscadores pueden mostrarlos. Mapas y videos de otros sitios se cargan solo cuando los tocas.

## Tus derechos ARCO {#arco}
Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a que los usemos. Pídelo sin costo con la [solicitud de derechos ARCO](${routes.arco()}), que te da un folio${email ? `, o por ${channel}` : ""}. Incluye:
- tu nombre y un correo o domicilio para responderte;
- qué datos son y qué derecho quieres ejercer;
- para corregir un dato, el dato correcto y algo que lo respalde.
Contestamos solo a ese correo. Si la enviaste sin entrar a tu cuenta, antes de darte datos personales podemos pedirte algo que acredite tu identidad o que representas a la persona titular.
Te respondemos en un máximo de ${ARCO_DAYS.answer} días hábiles y, si procede, lo hacemos efectivo dentro de los ${ARCO_DAYS.effect} días hábiles siguientes. Si la ley permite o exige negarlo, te decimos el motivo.

## Revocar y limitar {#revocar}
Puedes retirar tu consentimiento o pedir que limitemos el uso de tus datos por el mismo medio y en los mismos plazos. También puedes pedir que ocultemos tu teléfono o tu dirección exacta, negar la ubicación en tu navegador y borrar lo que el sitio guarda en tu dispositivo. Si retiras el consentimiento para algo indispensable, quizá tengamos que cerrar tu cuenta o quitar tu página.

## Cookies y almacenamiento {#dispositivo}
No usamos cookies de publicidad ni de terceros. En tu dispositivo guardamos:
- **Cookies de sesión:** solo si inicias sesión, para mantenerla abierta y mostrarte los enlaces de tu cuenta.
- **Cookie «conocido»:** recuerda 180 días que ya entraste a tu cuenta en este navegador, para que nadie te deje fuera probando contraseñas.
- **Cookie «estilos»:** recuerda 30 días que tu navegador ya tiene el diseño del sitio, para no enviártelo otra vez.
- **Cookie «direccion»:** solo si escribes tu correo para pagar o llega en un enlace; lo recuerda media hora para que no lo escribas otra vez.
- **Cookie «registrado»:** solo si registras un negocio; recuerda una hora cuál fue y a qué correo enviamos el enlace para entrar.
- **Cookie «posicion»:** solo si usas «Cerca de mí»; ordena los resultados y se borra a los 30 minutos. No la guardamos en el servidor.
- **Favoritos, búsquedas recientes y vista elegida:** quedan en tu navegador y no se envían.
- **Lo que escribes y no guardas, y tu correo:** quedan en tu navegador y se borran a los 7 días sin usarlos.
- **Páginas ya vistas:** copias para abrirlas sin conexión. Se borran al limpiar los datos del sitio.

## Estadísticas sin identificarte {#estadisticas}
Contamos visitas y contactos una vez por persona y día con una clave que cambia a diario y no permite saber quién eres. También contamos qué se busca, sin ligarlo a nadie. No hacemos perfiles ni usamos herramientas de terceros para medir.

## Cuánto tiempo y cómo los cuidamos {#conservacion}
Conservamos los datos mientras tu cuenta o página exista. Un correo que solo se escribió para entrar, y cuyo enlace nadie abrió, se borra a la semana; lo que se anota de cada entrada a una cuenta, a los 30 días; lo de una sesión, 30 días después de que termina. Los correos que te enviamos y una compra que no se pagó se borran a los 90 días. Una página eliminada se oculta al momento y se borra, con sus fotos, a los 30 días. El correo de un reporte se borra con la respuesta, o a los 30 días; reportes y mensajes, al año. Una solicitud ARCO se guarda cinco años después de cerrarse, como constancia. La foto de un comprobante se borra una semana después de la respuesta. Los comprobantes de pago y los datos de tus facturas se guardan el tiempo que pide la ley fiscal, también si eliminas tu cuenta. Lo que cambia quien administra queda anotado sin plazo: qué era y qué es del negocio, sin correos, teléfonos ni notas de personas. La conexión va cifrada, el acceso está limitado por persona y los registros técnicos no llevan nombres, teléfonos ni correos. Si hubiera una vulneración que te afecte de forma importante, te avisamos de inmediato.

## Cambios a este aviso {#cambios}
Publicamos aquí cada nueva versión con su fecha y, si administras un negocio, te escribimos al correo de tu cuenta. Versión del ${formatLongDate(PRIVACY_NOTICE.updatedOn)}: ${PRIVACY_NOTICE.changes}

## Si no quedas conforme {#autoridad}
Si no respondemos o no te satisface la respuesta, puedes presentar una solicitud de protección de datos ante la Secretaría Anticorrupción y Buen Gobierno, la autoridad en la materia, dentro de los ${ARCO_DAYS.complaint} días hábiles siguientes. Este aviso aplica a todo el sitio y a la app instalada.
`;
}
