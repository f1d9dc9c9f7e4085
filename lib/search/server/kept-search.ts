import "server-only";
import { signingSecret } from "@/lib/env";
import { type KeptSearchSegments, pathOfKeptSearch, readKeptSearch } from "../kept-search";
import { commonTerms } from "./common-terms";

/** Where the kept page of a search is; null when it is to be rendered. */
export const keptSearchPath = (query: URLSearchParams): string | null =>
  pathOfKeptSearch(query, commonTerms(), signingSecret());

/** The parameters of the directory that such an address stands for. */
export const keptSearchParameters = (segments: KeptSearchSegments): { q: string; page: string } | null =>
  readKeptSearch(segments, signingSecret());
