import { LEAST_BUSINESSES_OF_A_PAGE } from "./model";

export const hasOwnPage = ({ total }: { total: number }): boolean => total >= LEAST_BUSINESSES_OF_A_PAGE;
