import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { BRAND } from "@/lib/brand";
import { formatLongDate } from "@/lib/format";
import { PRIVACY_NOTICE } from "@/lib/legal/privacy-notice";
import { ARCO_DAYS } from "@/lib/requests/model";
import { routes } from "@/lib/routes";
import type { LegalSection } from "./legal-text";

/** Operator of the site, from the environment; what is not configured is left out, never invented. */
export type Responsible = {
  name: string | null;
  address: string | null;
  email: string | null;
  /** Vendor of models, and whether they look at what owners send; null without any. */
  models: { vendor: string; moderates: boolean } | null;
};

function Channel({ email }: Pick<Responsible, "email">): ReactNode {
  if (email) return <a href={`mailto:${email}`}>{email}</a>;
  return <Link href={routes.support()}>la página de soporte</Link>;
}

function ModelUses({ vendor, moderates }: NonNullable<Responsible["models"]>): ReactNode {
  return (
    <>
      <li>
        inteligencia artificial ({vendor}), cuando quien administra un negocio de plan de pago pide un texto, una imagen
        o leer la foto de su menú: recibe lo que muestra su página (nombre, categoría, giro, colonia, servicios,
        horario, formas de pago y de entrega, descripción), lo que escribió para pedirlo y esa foto. Al pagar el plan
        Profesional recibe lo mismo una vez, para proponer un primer texto. No recibe teléfono, calle ni correo, salvo
        los que se escriban o se vean ahí;
      </li>
      {moderates && (
        <li>
          revisión de contenidos por inteligencia artificial ({vendor}), desde noviembre de 2026: recibe los textos y
          las fotos que mandan los negocios de cualquier plan, también el Gratis, para que una persona revise lo que no
          debería publicarse.
        </li>
      )}
    </>
  );
}

/** Notice of the Ley Federal de Protección de Datos Personales (in force: 21 March 2025), articles 14-17 (contents), 21-34 (rights). */
export const listPrivacySections = ({ name, address, email, models }: Responsible): readonly LegalSection[] => [
  {
    id: "responsable",
    title: "Quién es responsable",
    text: (
      <>
        <p>
          {name ? `${name} («${BRAND.name}») ` : `Quien opera ${BRAND.name} `}
          es responsable del tratamiento de tus datos personales
          {address ? `, con domicilio en ${address}` : ""}. Este aviso cumple la Ley Federal de Protección de Datos
          Personales en Posesión de los Particulares, vigente desde el 21 de marzo de 2025.
        </p>
        <p>
          Para cualquier asunto sobre tus datos usa <Channel email={email} />.
          {!address && " Por ese mismo medio puedes pedir el domicilio para recibir notificaciones."}
        </p>
      </>
    ),
  },
  {
    id: "datos",
    title: "Qué datos tratamos",
    text: (
      <>
        <ul>
          <li>
            <strong>Si visitas el sitio:</strong> los datos técnicos de la conexión que permiten mostrarlo y protegerlo,
            y, solo si la compartes, tu ubicación aproximada para ordenar por cercanía.
          </li>
          <li>
            <strong>Si registras un negocio:</strong> nombre y giro del negocio, teléfono, WhatsApp, dirección,
            ubicación, horario, fotos, textos, enlaces y correo.
          </li>
          <li>
            <strong>Si creas una cuenta:</strong> correo y contraseña (guardada cifrada, nadie puede leerla) y, de cada
            sesión abierta, en qué equipo y cuándo se usó.
          </li>
          <li>
            <strong>Si pides administrar un negocio:</strong> lo que nos cuentas y, si la envías, la foto de un
            comprobante, que solo ve quien revisa.
          </li>
          <li>
            <strong>Si pagas un plan:</strong> correo, plan, importe, fecha y estado del pago y, si pagas en efectivo,
            el enlace a tu comprobante. Los datos de tu tarjeta los recibe el proveedor de pagos; nosotros nunca los
            vemos.
          </li>
          <li>
            <strong>Si pides factura:</strong> RFC, nombre o razón social, régimen fiscal, código postal y uso. Los ven
            quien administra el sitio y quien hace la factura, y no se publican.
          </li>
          <li>
            <strong>Si nos escribes:</strong> tu nombre, tu correo y lo que decidas contarnos.
          </li>
          <li>
            <strong>Si reportas un problema:</strong> qué está mal y, si quieres que te avisemos, tu correo.
          </li>
        </ul>
        <p>
          No pedimos datos personales sensibles (salud, creencias, vida sexual u otros). No los incluyas en textos o
          fotos.
        </p>
      </>
    ),
  },
  {
    id: "finalidades",
    title: "Para qué los usamos",
    text: (
      <>
        <p>
          <strong>Finalidades primarias</strong>, necesarias para darte el servicio:
        </p>
        <ul>
          <li>mostrar el directorio y la página de cada negocio, y ordenar por cercanía cuando lo pides;</li>
          <li>crear tu cuenta, comprobar tu correo y darte acceso a tu negocio;</li>
          <li>revisar y publicar registros y correcciones, y atender reportes;</li>
          <li>cobrar y activar el plan que contratas, facturarlo si lo pides, y recordarte su vencimiento;</li>
          <li>responder tus mensajes, prevenir abusos y cumplir la ley.</li>
        </ul>
        <p>
          <strong>Finalidades secundarias</strong>, que puedes rechazar sin perder el servicio:
        </p>
        <ul>
          <li>contar visitas, contactos y búsquedas para mejorar el sitio y mostrar estadísticas a cada negocio;</li>
          <li>
            escribirte cada lunes qué trajo la página de tu negocio: lo apagas con un toque en el mismo correo, y
            guardamos solo una clave que no muestra tu dirección;
          </li>
          <li>escribirte sobre mejoras o planes, si tienes cuenta.</li>
        </ul>
        <p>
          Para rechazarlas, escribe a <Channel email={email} /> cuando quieras, también antes de darnos tus datos.
        </p>
      </>
    ),
  },
  {
    id: "inegi",
    title: "Negocios que vienen del INEGI",
    text: (
      <>
        <p>
          Muchas páginas se crean con datos públicos del Directorio Estadístico Nacional de Unidades Económicas (DENUE)
          del INEGI: nombre, giro, dirección, teléfono y sitio web del establecimiento. Cada una dice su fuente.
        </p>
        <p>
          Si el negocio es tuyo o el dato te identifica, puedes pedir que lo corrijamos, lo ocultemos o lo quitemos. Es
          gratis: toca «Reportar un problema» en su página o sigue los pasos de{" "}
          <Link href={`${routes.support()}#corregir`}>soporte</Link>.
        </p>
      </>
    ),
  },
  {
    id: "encargados",
    title: "Quién trata datos por nosotros",
    text: (
      <>
        <p>
          Contratamos proveedores que tratan datos siguiendo nuestras instrucciones y solo para lo necesario. Pueden
          estar fuera de México:
        </p>
        <ul>
          <li>alojamiento, base de datos y archivos (Supabase o servidor propio);</li>
          <li>envío de correos de la cuenta y del plan;</li>
          <li>contabilidad, que hace las facturas que se piden;</li>
          {models && <ModelUses {...models} />}
        </ul>
      </>
    ),
  },
  {
    id: "transferencias",
    title: "A quién se transfieren",
    text: (
      <>
        <p>No vendemos ni rentamos datos personales. Solo los comunicamos:</p>
        <ul>
          <li>
            a Mercado Pago, que procesa el pago que tú inicias y trata tus datos según su propio aviso de privacidad;
          </li>
          <li>a las autoridades, cuando una ley o una orden fundada lo exige.</li>
        </ul>
        <p>
          Estas transferencias no requieren tu consentimiento conforme a la ley. Los datos que publicas en la página de
          tu negocio son públicos: cualquiera puede verlos y los buscadores pueden mostrarlos. Mapas y videos de otros
          sitios se cargan solo cuando los tocas.
        </p>
      </>
    ),
  },
  {
    id: "arco",
    title: "Tus derechos ARCO",
    text: (
      <>
        <p>
          Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a que los usemos. Pídelo sin costo con la{" "}
          <Link href={routes.arco()}>solicitud de derechos ARCO</Link>, que te da un folio
          {email && (
            <>
              , o por <Channel email={email} />
            </>
          )}
          . Incluye:
        </p>
        <ul>
          <li>tu nombre y un correo o domicilio para responderte;</li>
          <li>qué datos son y qué derecho quieres ejercer;</li>
          <li>para corregir un dato, el dato correcto y algo que lo respalde.</li>
        </ul>
        <p>
          Contestamos solo a ese correo. Si la enviaste sin entrar a tu cuenta, antes de darte datos personales podemos
          pedirte algo que acredite tu identidad o que representas a la persona titular.
        </p>
        <p>
          Te respondemos en un máximo de {ARCO_DAYS.answer} días hábiles y, si procede, lo hacemos efectivo dentro de
          los {ARCO_DAYS.effect} días hábiles siguientes. Si la ley permite o exige negarlo, te decimos el motivo.
        </p>
      </>
    ),
  },
  {
    id: "revocar",
    title: "Revocar y limitar",
    text: (
      <p>
        Puedes retirar tu consentimiento o pedir que limitemos el uso de tus datos por el mismo medio y en los mismos
        plazos. También puedes pedir que ocultemos tu teléfono o tu dirección exacta, negar la ubicación en tu navegador
        y borrar lo que el sitio guarda en tu dispositivo. Si retiras el consentimiento para algo indispensable, quizá
        tengamos que cerrar tu cuenta o quitar tu página.
      </p>
    ),
  },
  {
    id: "dispositivo",
    title: "Cookies y almacenamiento",
    text: (
      <>
        <p>No usamos cookies de publicidad ni de terceros. En tu dispositivo guardamos:</p>
        <ul>
          <li>
            <strong>Cookies de sesión:</strong> solo si inicias sesión, para mantenerla abierta y mostrarte los enlaces
            de tu cuenta.
          </li>
          <li>
            <strong>Cookie «conocido»:</strong> recuerda 180 días que ya entraste a tu cuenta en este navegador, para
            que nadie te deje fuera probando contraseñas.
          </li>
          <li>
            <strong>Cookie «estilos»:</strong> recuerda 30 días que tu navegador ya tiene el diseño del sitio, para no
            enviártelo otra vez.
          </li>
          <li>
            <strong>Cookie «direccion»:</strong> solo si escribes tu correo para pagar o llega en un enlace; lo recuerda
            media hora para que no lo escribas otra vez.
          </li>
          <li>
            <strong>Cookie «registrado»:</strong> solo si registras un negocio; recuerda una hora cuál fue y a qué
            correo enviamos el enlace para entrar.
          </li>
          <li>
            <strong>Cookie «posicion»:</strong> solo si usas «Cerca de mí»; ordena los resultados y se borra a los 30
            minutos. No la guardamos en el servidor.
          </li>
          <li>
            <strong>Favoritos, búsquedas recientes y vista elegida:</strong> quedan en tu navegador y no se envían.
          </li>
          <li>
            <strong>Lo que escribes y no guardas, y tu correo:</strong> quedan en tu navegador y se borran a los 7 días
            sin usarlos.
          </li>
          <li>
            <strong>Páginas ya vistas:</strong> copias para abrirlas sin conexión. Se borran al limpiar los datos del
            sitio.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "estadisticas",
    title: "Estadísticas sin identificarte",
    text: (
      <p>
        Contamos visitas y contactos una vez por persona y día con una clave que cambia a diario y no permite saber
        quién eres. También contamos qué se busca, sin ligarlo a nadie. No hacemos perfiles ni usamos herramientas de
        terceros para medir.
      </p>
    ),
  },
  {
    id: "conservacion",
    title: "Cuánto tiempo y cómo los cuidamos",
    text: (
      <p>
        Conservamos los datos mientras tu cuenta o página exista. Un correo que solo se escribió para entrar, y cuyo
        enlace nadie abrió, se borra a la semana; lo que se anota de cada entrada a una cuenta, a los 30 días; lo de una
        sesión, 30 días después de que termina. Los correos que te enviamos y una compra que no se pagó se borran a los
        90 días. Una página eliminada se oculta al momento y se borra, con sus fotos, a los 30 días. El correo de un
        reporte se borra con la respuesta, o a los 30 días; reportes y mensajes, al año. Una solicitud ARCO se guarda
        cinco años después de cerrarse, como constancia. La foto de un comprobante se borra una semana después de la
        respuesta. Los comprobantes de pago y los datos de tus facturas se guardan el tiempo que pide la ley fiscal,
        también si eliminas tu cuenta. Lo que cambia quien administra queda anotado sin plazo: qué era y qué es del
        negocio, sin correos, teléfonos ni notas de personas. La conexión va cifrada, el acceso está limitado por
        persona y los registros técnicos no llevan nombres, teléfonos ni correos. Si hubiera una vulneración que te
        afecte de forma importante, te avisamos de inmediato.
      </p>
    ),
  },
  {
    id: "cambios",
    title: "Cambios a este aviso",
    text: (
      <p>
        Publicamos aquí cada nueva versión con su fecha y, si administras un negocio, te escribimos al correo de tu
        cuenta. Versión del {formatLongDate(PRIVACY_NOTICE.updatedOn)}: {PRIVACY_NOTICE.changes}
      </p>
    ),
  },
  {
    id: "autoridad",
    title: "Si no quedas conforme",
    text: (
      <p>
        Si no respondemos o no te satisface la respuesta, puedes presentar una solicitud de protección de datos ante la
        Secretaría Anticorrupción y Buen Gobierno, la autoridad en la materia, dentro de los {ARCO_DAYS.complaint} días
        hábiles siguientes. Este aviso aplica a todo el sitio y a la app instalada.
      </p>
    ),
  },
];
