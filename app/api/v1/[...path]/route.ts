import { PROBLEMS } from "@/lib/public-api/problems";
import { preflight, sendProblem } from "@/lib/public-api/server/respond";

export const GET = async (_request: Request): Promise<Response> => sendProblem(PROBLEMS.unknownPath);

export const OPTIONS = preflight;
