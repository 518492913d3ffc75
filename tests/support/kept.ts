import { expect, type Locator, type Page } from '@playwright/test';

/** Written out, not imported: visitors' devices have these for years. */
export const SAVED_KEY = 'lamaa-saved-1';
export const VIEWED_KEY = 'lamaa-viewed-1';

export interface KeptEntry {
  id: number;
  name: string;
  phone: string | null;
  area: string | null;
  at: number;
}

export function entry(id: number, name = `Wash ${id}`): KeptEntry {
  return { id, name, phone: '+971 51 555 1234', area: 'Al Quoz', at: id };
}

/** Puts something under a key before any page of the context reads it. */
export async function putOnDevice(page: Page, key: string, text: string): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, text]);
}

export function saveOnDevice(page: Page, providers: KeptEntry[]): Promise<void> {
  return putOnDevice(page, SAVED_KEY, JSON.stringify({ providers }));
}

/** The heart of a card, or of a provider's page. */
export function heartIn(place: Locator): Locator {
  return place.locator('.heart').first();
}

/** Presses the heart of the n-th card and gives the name of its provider. */
export async function saveCard(page: Page, index: number): Promise<string> {
  const card = page.locator('main .card').nth(index);
  await heartIn(card).click();
  await expect(heartIn(card)).toHaveAttribute('aria-pressed', 'true');
  return (await card.locator('h3').textContent())!;
}
