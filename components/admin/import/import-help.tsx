import { routes } from "@/lib/routes";

export function ImportHelp() {
  return (
    <div className="grid max-w-2xl gap-4 text-sm">
      <div>
        <h3 className="font-semibold text-base">DENUE de INEGI</h3>
        <p className="mt-1">
          El zip de la Ciudad de México (o un csv o csv.gz) de la descarga masiva de inegi.org.mx. Se toman los negocios
          de Iztapalapa. Cada uno se reconoce por su id del DENUE: los nuevos se publican, los que cambiaron se
          actualizan, y los que ya tienen dueño no se tocan. Fuente: INEGI, Directorio Estadístico Nacional de Unidades
          Económicas (datos procesados); INEGI no respalda este sitio.
        </p>
      </div>
      <div>
        <h3 className="font-semibold text-base">Tabla de negocios</h3>
        <p className="mt-1">
          Un csv con las columnas de la exportación:{" "}
          <a href={routes.importTemplate()} download className="text-link">
            descarga la plantilla
          </a>
          . Con id o slug se cambia ese negocio; sin ellos se agrega uno nuevo, que se publica. Una celda vacía borra el
          dato; una columna que no está no se toca. El plan, el dueño, la calificación y las fotos no se importan. Desde
          Excel, guárdala como «CSV UTF-8».
        </p>
      </div>
    </div>
  );
}
