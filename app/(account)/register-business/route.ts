import type { NextRequest } from "next/server";
import { leadTo, registrationPath } from "@/lib/registration/redirects";

export const GET = (request: NextRequest): Response => leadTo(registrationPath(request.nextUrl.searchParams));
