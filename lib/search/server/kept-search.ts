import "server-only";
import { signingSecret } from "@/lib/env";
import { type KeptSearchSegments, pathOfKeptSearch, readKeptSearch } from "../kept-search";
import { commonTerms } from "./common-terms";

/** Address of a search's kept page; null when it is to be rendered. */
export const keptSearchPath = (query: URLSearchParams): string | null =>
  pathOfKeptSearch(query, commonTerms(), signingSecret());

export const keptSearchParameters = (segments: KeptSearchSegments): { q: string; page: string } | null =>
  readKeptSearch(segments, signingSecret());
