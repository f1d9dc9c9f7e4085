import "server-only";
import { headers } from "next/headers";

/** True if a page is rendered in answer to a form that was sent to it. */
export const isAnswer = async (): Promise<boolean> => (await headers()).has("content-type");
