import { LEAST_BUSINESSES_OF_A_PAGE } from "./model";

/** Whether a colonia, or a category within one, has a page of its own. */
export const hasOwnPage = ({ total }: { total: number }): boolean => total >= LEAST_BUSINESSES_OF_A_PAGE;
