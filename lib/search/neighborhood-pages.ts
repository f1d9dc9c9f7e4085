/** A colonia, or a category within one, has a page of its own from this many businesses on: fewer are no list. */
const MIN_BUSINESSES = 5;

export const hasOwnPage = ({ total }: { total: number }): boolean => total >= MIN_BUSINESSES;
