import type { NextRequest } from "next/server";
import { leadTo, registrationPath } from "@/lib/registration/redirects";

/** An older name of the registration. */
export const GET = (request: NextRequest): Response => leadTo(registrationPath(request.nextUrl.searchParams));
