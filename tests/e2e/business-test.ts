import { deleteBusiness, insertBusiness } from "../support/e2e-business";
import { test as base } from "./test";

type Fixtures = {
  /** Makes a public business for this test alone: others must not meet it in the directory. */
  aBusiness: typeof insertBusiness;
};

export const test = base.extend<Fixtures>({
  aBusiness: async ({ page }, use) => {
    const ids: string[] = [];
    await use(async (fields) => {
      const business = await insertBusiness(fields);
      ids.push(business.id);
      return business;
    });
    // An open page would try to show what is removed.
    await page.close();
    await Promise.all(ids.map(deleteBusiness));
  },
});

export { expect, expectNoOverflow } from "./test";
