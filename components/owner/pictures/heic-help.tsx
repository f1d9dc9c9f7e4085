export const HeicHelp = () => (
  <details className="rounded-card border border-line bg-card px-4 py-2">
    <summary className="min-h-11 cursor-pointer py-2 font-semibold text-sm">¿Tu foto no se abre? (HEIC)</summary>
    <div className="grid gap-2 pb-2 text-sm">
      <p>Algunos teléfonos guardan sus fotos como HEIC, y no todos los navegadores las abren.</p>
      <p>
        En iPhone: Ajustes → Cámara → Formatos → «Más compatible»; las fotos nuevas ya sirven. En Samsung: Cámara →
        Ajustes → Opciones avanzadas → apaga «Fotos de alta eficiencia».
      </p>
      <p>Con una foto que ya tienes: ábrela, toma una captura de pantalla y sube la captura.</p>
    </div>
  </details>
);
