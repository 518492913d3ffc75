import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { connectBidi } from './bidi.mjs';
import { firstMatch } from './first-match.mjs';

/** Disables background requests and browser UI that covers the page. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // As in a focused window.
  'focusmanager.testmode': true,
  // Overlay scrollbars, as on phones.
  'ui.useOverlayScrollbars': 1,
};
const EVENTS = ['log.entryAdded', 'network.responseCompleted', 'network.fetchError'];
/** Errors of requests cancelled by navigation. */
const ABORTED = 'NS_BINDING_ABORTED';
/** Firefox's error for a worker whose page was navigated away; it has no URL. */
const CANCELLED_WORKER = 'Failed to load ‘’';

/** Starts the Firefox at a path and drives it through its built-in WebDriver BiDi. */
export async function launchFirefox({ path, isDark }) {
  const profile = mkdtempSync(join(tmpdir(), 'lamaa-firefox-'));
  const preferences = { ...PREFERENCES, 'ui.systemUsesDarkTheme': isDark ? 1 : 0 };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = execa(path, options, { env: { HOME: profile }, reject: false });
  const [, url] = await firstMatch(firefox.stderr, /WebDriver BiDi listening on (\S+)/);

  const problems = [];
  const bidi = await connectBidi(`${url}/session`, (method, params) => {
    const problem = problemOf(method, params);
    if (problem) problems.push(problem);
  });
  const { capabilities } = await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: EVENTS });
  const { contexts } = await bidi.send('browsingContext.getTree', {});
  const [{ context }] = contexts;

  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    resize: ([width, height]) =>
      bidi.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    open: (pageUrl) => bidi.send('browsingContext.navigate', { context, url: pageUrl, wait: 'complete' }),
    evaluate: async (expression) => {
      const command = { expression, target: { context }, awaitPromise: false };
      const { result, exceptionDetails } = await bidi.send('script.evaluate', command);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    act: (actions) => bidi.send('input.performActions', { context, actions }),
    screenshot: async () =>
      Buffer.from((await bidi.send('browsingContext.captureScreenshot', { context })).data, 'base64'),
    takeProblems: () => problems.splice(0),
    close: async () => {
      bidi.close();
      firefox.kill();
      await firefox;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function problemOf(method, { level, text, response, request, errorText }) {
  if (method === 'log.entryAdded') return level === 'error' && !text.startsWith(CANCELLED_WORKER) && text;
  if (method === 'network.fetchError') return errorText !== ABORTED && `${errorText}: ${request.url}`;
  return response.status >= 400 && `${response.status}: ${response.url}`;
}
