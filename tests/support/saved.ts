import { expect, type Locator, type Page } from '@playwright/test';

/** Repeated instead of imported, because visitors' devices keep these keys for years. */
export const SAVED_KEY = 'lamaa-saved-1';
export const VIEWED_KEY = 'lamaa-viewed-1';

export interface SavedEntry {
  id: number;
  name: string;
  phone: string | null;
  area: string | null;
  at: number;
}

export function entry(id: number, name = `Wash ${id}`): SavedEntry {
  return { id, name, phone: '+971 51 555 1234', area: 'Al Quoz', at: id };
}

/** Writes to localStorage before a page reads it. */
export async function writeStorage(page: Page, key: string, text: string, site = ''): Promise<void> {
  await page.goto(`${site}/icon.svg`);
  await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, text]);
}

export function saveOnDevice(page: Page, providers: readonly (SavedEntry | number)[]): Promise<void> {
  const entries = providers.map((one) => (typeof one === 'number' ? entry(one) : one));
  return writeStorage(page, SAVED_KEY, JSON.stringify({ providers: entries }));
}

/** Returns the visible heart button of a card or a provider's page. */
export function heartIn(place: Locator): Locator {
  return place.locator('.heart:visible').first();
}

/** Saves the provider of the n-th card and returns its name. */
export async function saveCard(page: Page, index: number): Promise<string> {
  const card = page.locator('main .card').nth(index);
  await heartIn(card).click();
  await expect(heartIn(card)).toHaveAttribute('aria-pressed', 'true');
  return (await card.locator('h3').textContent())!;
}
