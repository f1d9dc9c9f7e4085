export function authError(status: number, errorCode: string, message: string, extra: object = {}): Response {
  const headers = { "x-sb-error-code": errorCode };
  return Response.json({ code: status, error_code: errorCode, msg: message, ...extra }, { status, headers });
}
