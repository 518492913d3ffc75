import { expect, test as base } from '@playwright/test';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select';
import { DriverService } from 'selenium-webdriver/remote';
import { BASE_URL } from '../support/site';

const TIMEOUT = 15_000;

/** Uses the site in WebKitGTK's MiniBrowser. Every action waits until it is possible. */
class Visitor {
  constructor(readonly driver: WebDriver) {}

  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  async open(path: string): Promise<void> {
    await this.driver.get(BASE_URL + path);
  }

  /** Returns the first visible element that matches a selector and contains a text. */
  find(selector: string, text = ''): Promise<WebElement> {
    const find = () => this.driver.executeScript<WebElement | null>(findUsable, selector, text);
    return this.driver.wait(find, TIMEOUT, `${selector} ${text} is not visible`) as Promise<WebElement>;
  }

  /** Clicks an element, again if another element covered it or it was replaced. */
  async click(selector: string, text = ''): Promise<void> {
    await expect(async () => (await this.find(selector, text)).click()).toPass({ timeout: TIMEOUT });
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    const field = await this.find(selector);
    await field.clear();
    await field.sendKeys(text);
  }

  async press(key: string): Promise<void> {
    await this.driver.switchTo().activeElement().sendKeys(key);
  }

  async select(selector: string, value: string): Promise<void> {
    await new Select(await this.find(selector)).selectByValue(value);
  }

  async expectCount(selector: string, count: number): Promise<void> {
    const visible = () => this.driver.executeScript(countVisible, selector);
    await expect.poll(visible, { message: selector }).toBe(count);
  }

  /** Expects the URL to have a path, with its query. */
  async expectPath(path: string): Promise<void> {
    await expect.poll(async () => decodeURI(await this.driver.getCurrentUrl())).toBe(BASE_URL + path);
  }
}

/**
 * Returns an element and scrolls it out from under fixed bars, once nothing moves and React has hydrated it. Runs in the page.
 */
function findUsable(selector: string, text: string): Element | undefined {
  if (document.getAnimations().some(({ playState }) => playState === 'running')) return undefined;
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.checkVisibility() && candidate.textContent.includes(text),
  );
  if (!element || !Object.keys(element).some((key) => key.startsWith('__react'))) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}

function countVisible(selector: string): number {
  return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
}

/** Provides a visitor, whose browser is shared by all tests. */
export const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({}, use) => {
      const service = new DriverService.Builder('/usr/bin/WebKitWebDriver').setLoopback(true).build();
      const builder = new Builder().usingServer(await service.start()).forBrowser('MiniBrowser');
      const args = ['--automation', '--full-screen'];
      builder.getCapabilities().set('webkitgtk:browserOptions', { args });
      const driver = builder.build();
      await use(new Visitor(driver));
      await driver.quit();
      await service.kill();
    },
    { scope: 'worker' },
  ],
});
