/** Sentences that were asked for and that nothing says: why their situation cannot arise, or what is said in their place. */
export const DECIDED: Readonly<Record<string, string>> = {
  "Supabase no configurado en el frontend.": "the site does not start without its settings, and names the missing one",
  "No se pudo activar el plan Free.": "a business without a paid plan has the free one: nothing activates it",
  "Error crítico: La conexión con la base de datos no pudo ser establecida.":
    "visitors get the kept page, or «No pudimos cargar los negocios.» and a way to try again",
  "Cargando sesión...": "a page is sent by a server that knows who is signed in: there is nothing to wait for",
  "Cuenta creada y sesión iniciada":
    "an account's first session begins with its mail's link, whose page says «Tu correo está confirmado.»",
  "Auth session missing!": "a library's words: people read «Usuario no autenticado.»",
};
