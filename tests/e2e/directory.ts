import { expect, type Page } from "@playwright/test";

/** On phones the filters are a sheet that has to be opened; on wide screens they stand beside the results. */
export async function openFilters(page: Page): Promise<void> {
  const opener = page.getByRole("button", { name: /^Filtros/ });
  if (await opener.isVisible()) await opener.click();
}

/** Once it was touched, and its script listens: before that its forms and links lead on as any other. */
export const expectLive = (page: Page): Promise<void> =>
  expect(page.locator('[data-script="directory"][data-listo]')).toBeAttached();
