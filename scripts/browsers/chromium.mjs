import { chromium } from '@playwright/test';

/** Starts Chromium, as a reference for the other engines. */
export async function launchChromium({ path, isDark }) {
  const browser = await chromium.launch({ executablePath: path, args: ['--disable-background-networking'] });
  const page = await browser.newPage({ colorScheme: isDark ? 'dark' : 'light' });
  const problems = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure();
    if (errorText !== 'net::ERR_ABORTED') problems.push(`${errorText}: ${request.url()}`);
  });

  return {
    name: 'Chromium',
    version: browser.version(),
    resize: ([width, height]) => page.setViewportSize({ width, height }),
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    act: (sources) => act(page, sources),
    screenshot: () => page.screenshot(),
    takeProblems: () => problems.splice(0),
    close: () => browser.close(),
  };
}

/** Performs WebDriver actions, which the other engines support natively. */
async function act({ mouse, keyboard }, sources) {
  for (const { actions } of sources) {
    for (const { type, x, y, value } of actions) {
      if (type === 'pointerMove') await mouse.move(x, y);
      if (type === 'pointerDown') await mouse.down();
      if (type === 'pointerUp') await mouse.up();
      if (type === 'keyDown') await press(keyboard, value);
    }
  }
}

const NAMES = { '\uE007': 'Enter', '\uE00C': 'Escape', '\uE015': 'ArrowDown', '\uE013': 'ArrowUp' };

function press(keyboard, value) {
  return NAMES[value] ? keyboard.press(NAMES[value]) : keyboard.insertText(value);
}
