import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { cleanUp, listen } from '../support/processes';
import { messageOf, post, SUCCESS } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

interface Span {
  name: string;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** A collector that keeps what it receives. */
const received: string[] = [];
const collector = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  received.push(body);
  response.setHeader('Content-Type', 'application/json').end('{}');
});

test.afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await cleanUp();
});

function spans(): Span[] {
  return received.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });
}

const facts = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('traces show requests and the outcome of a form, and nothing that a visitor typed', async () => {
  test.setTimeout(120_000);
  const port = await listen(collector, 0);
  const backend = await TestBackend.start();
  const site = await TestSite.start(backend.url, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  const typed = 'zyxwv steam';
  for (const path of [`/services?q=${encodeURIComponent(typed)}`, '/service/12', '/nothing/zyxwv'])
    await (await fetch(site.url + path)).text();
  const message = messageOf('zyxwv@visitor.example');
  expect((await post(site.url, '/contact', message)).html).toContain(SUCCESS);

  const named = (name: string) => spans().filter((span) => span.name === name);
  await expect.poll(() => named('form').map(facts)).toEqual([{ form: 'contact', outcome: 'stored' }]);
  const isOfSearch = ({ name }: Span) => name === 'GET /[locale]/services';
  await expect.poll(() => spans().find(isOfSearch)).toBeDefined();
  const { traceId } = spans().find(isOfSearch)!;
  const ofSearch = spans().filter((span) => span.traceId === traceId);
  // Each span but the request's has its parent in the trace.
  const ids = ofSearch.map(({ spanId }) => spanId);
  expect(ofSearch.filter(({ parentSpanId }) => !parentSpanId || !ids.includes(parentSpanId))).toHaveLength(1);
  test.info().annotations.push({
    type: 'trace of a search',
    description: ofSearch.map(({ name }) => name).join(', '),
  });
  expect(received.join()).not.toMatch(/zyxwv|visitor\.example|steam/i);
});
