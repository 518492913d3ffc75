import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './visitor';

test.use({ isDark: true });

test('the home page is dark in dark mode', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.find('h1');
  const picture = Buffer.from(await visitor.driver.takeScreenshot(), 'base64');
  const { channels } = await sharp(picture).greyscale().stats();
  expect(channels[0]!.mean).toBeLessThan(100);
});
