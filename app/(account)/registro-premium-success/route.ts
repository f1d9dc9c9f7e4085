import type { NextRequest } from "next/server";
import { leadTo, registrationPath } from "@/lib/registration/redirects";

/** Back from the checkout of the premium plan: the registration asks the ledger. */
export const GET = (request: NextRequest): Response =>
  leadTo(registrationPath(request.nextUrl.searchParams, { fallback: { plan: "premium", status: "success" } }));
