import "server-only";
import { ACTION_MESSAGES, AUTH_MESSAGES, SESSION_ENDED } from "@/lib/auth/messages";
import type { Viewer } from "@/lib/auth/model";
import { getViewer } from "@/lib/auth/server/viewer";
import { isSameOrigin } from "@/lib/http/same-origin";
import { linesResponse, type Tell } from "@/lib/http/server/lines-response";
import { MESSAGES } from "@/lib/messages";
import { isNoSpace } from "@/lib/no-space";
import { PICTURE_REFUSALS } from "../messages";
import { BUSINESS_ID_FIELD, type OwnBusiness } from "../model";
import { listEditedBusinesses } from "./queries";

type Sent = { viewer: Viewer; business: OwnBusiness; form: FormData };
type Listener = { signal: AbortSignal; onPlace: (place: number) => void };

type PictureRoute<Answer> = {
  isWithinLimit: (userId: string) => Promise<boolean>;
  take: (sent: Sent, listener: Listener) => Promise<Answer>;
  refused: (message: string) => Answer;
  failed: string;
};

/** Shorter than what proxies wait for. */
const ALIVE_MS = 10_000;

/** Makes the handler of a picture that a script sends. It answers lines of JSON: the place in line, from 1, or 0 when it has its turn;
 * that it goes on, since what passes an answer on gives up a silent one; last the answer. A broken-off call leaves nothing. */
export const pictureRoute =
  <Answer>({ isWithinLimit, take, refused, failed }: PictureRoute<Answer>) =>
  async (request: Request): Promise<Response> => {
    const refuse = (message: string, status: number) => Response.json(refused(message), { status });
    if (!isSameOrigin(request.headers)) return refuse(AUTH_MESSAGES.notAuthenticated, 403);
    const viewer = await getViewer();
    if (!viewer) return refuse(SESSION_ENDED.message, 401);
    if (!(await isWithinLimit(viewer.id))) return refuse(ACTION_MESSAGES.tooMany, 429);
    // It throws for one that was cut off on its way.
    const form = await request.formData().catch(() => null);
    if (form === null) return refuse(PICTURE_REFUSALS.lost, 400);

    const work = async (tell: Tell, signal: AbortSignal) => {
      const alive = setInterval(() => tell({ kind: "alive" }), ALIVE_MS);
      const onPlace = (place: number) => tell({ kind: "place", place });
      try {
        const business = (await listEditedBusinesses(viewer.id)).find(({ id }) => id === form.get(BUSINESS_ID_FIELD));
        tell(
          business ? await take({ viewer, business, form }, { signal, onPlace }) : refused(ACTION_MESSAGES.notYours),
        );
      } catch (error) {
        if (!isNoSpace(error)) throw error;
        tell(refused(MESSAGES.noSpace));
      } finally {
        clearInterval(alive);
      }
    };
    return linesResponse(request.signal, work, refused(failed));
  };
