import { LEAST_BUSINESSES_OF_A_PAGE } from "./model";

/** Whether a list is long enough for a page of its own, and for search engines. */
export const hasOwnPage = ({ total }: { total: number }): boolean => total >= LEAST_BUSINESSES_OF_A_PAGE;
