import { PROBLEMS } from "@/lib/public-api/problems";
import { preflight, sendProblem } from "@/lib/public-api/server/respond";

/** Any other address of the API: a program is not told so by a page. */
export const GET = async (_request: Request): Promise<Response> => sendProblem(PROBLEMS.unknownPath);

export const OPTIONS = preflight;
