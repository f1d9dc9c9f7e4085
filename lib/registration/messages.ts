export const REGISTRATION_MESSAGES = {
  failed: "Ocurrió un error al registrar el negocio.",
  paidFailed:
    "Hubo un problema al registrar tu negocio. Lo que escribiste sigue aquí: inténtalo de nuevo en un momento.",
  lookupFailed: "Error al verificar negocio. Lo que escribiste sigue aquí: inténtalo de nuevo en un momento.",
  pictureLost: "Si elegiste una imagen, vuelve a elegirla.",
  pictureFailed: "❌ No se pudo subir la imagen.",
  doneTitle: "Registro exitoso",
  done: "Tu negocio ha sido registrado correctamente.",
  received: "¡Registro exitoso! Revisa tu publicación pronto.",
  check: "Revisa los datos marcados.",
  emailInvalid: "Ingresa un correo válido.",
  tooMany: "Ya recibimos varios registros desde tu conexión. Inténtalo de nuevo en una hora o inicia sesión.",
  signIn:
    "Inicia sesión con el correo de tu compra para registrar tu negocio. Lo que escribiste se queda en este dispositivo.",
  noPayment: "No encontramos un pago de este plan que esté por usarse. Revisa «Mi negocio» o escríbenos a soporte.",
  unconfirmed: "Confirma tu correo antes de registrar un negocio.",
  tooManyBusinesses: "Llegaste al límite de 20 negocios por cuenta. Si alguno no es tuyo, quítalo en «Mi negocio».",
  longDescription: "La descripción es más larga de lo que permite tu plan.",
  fullGallery: "Tu plan no permite tantas fotos en la galería.",
  alreadySent: "Este formulario ya se envió. Para registrar otro negocio, empieza uno nuevo.",
  refused: "Uno de los datos no se pudo guardar. Revísalos e inténtalo de nuevo.",
} as const;
