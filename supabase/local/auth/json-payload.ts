import type { ApiRequest } from "@/supabase/local/http";

export function jsonPayload(request: ApiRequest, value: object): Pick<ApiRequest, "headers" | "body"> {
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  return { headers, body: new TextEncoder().encode(JSON.stringify(value)) };
}
