import { expect, test } from '@playwright/test';
import robotsParser from 'robots-parser';
import { readLinks } from '../support/crawl';
import { BASE_URL } from '../support/site';

const LISTS = [
  '/',
  '/ar/services',
  '/services?emirate=dubai&washType=steam-cleaning&rating=4',
  '/services?page=2',
  '/services?q=cheap+steam+al+quoz+open+now&view=list',
  '/wash-type/mobile-car-wash/emirates/dubai',
  '/emirates/dubai',
  '/district/jlt',
  '/areas/al-quoz',
  '/service/1',
  '/compare?ids=1,2',
  '/test',
];

test('pages link crawlers to later pages but not to filters and forms', async ({ request }) => {
  for (const path of LISTS) {
    const links = readLinks(await (await request.get(path)).text());
    for (const { href, isFollowed } of links)
      expect
        .soft(isFollowed, `${href} on ${path}`)
        .toBe(/^[^?]*(?:\?page=\d+)?$/.test(href) && !href.endsWith('/reviews/new'));
  }
});

test('robots.txt allows landing pages, their aliases and the data, and disallows filter combinations', async ({
  request,
}) => {
  const url = `${BASE_URL}/robots.txt`;
  const robots = robotsParser(url, await (await request.get(url)).text());
  const isAllowed = (path: string) => robots.isAllowed(new URL(path, url).href) === true;
  const allowed = [
    '/',
    '/ar',
    '/services',
    '/ar/services?page=2',
    '/services?emirate=dubai&washType=steam-cleaning',
    '/wash-type/mobile-car-wash?page=12',
    '/areas/al-quoz?page=2',
    '/blog?page=2',
    '/blog/eco-tips',
    '/service/1',
    '/api/providers.json',
    '/api/providers.json?emirate=dubai',
    '/api/openapi.json',
    '/api/providers.json?q=steam&sort=name',
    '/llms.txt',
    '/share/home.jpg',
    '/areas/centres.json',
    '/update-listing',
  ];
  const disallowed = [
    '/services?open=now',
    '/services?emirate=dubai&max=50',
    '/ar/services?sort=price&page=2',
    '/services?view=list',
    '/services?q=steam',
    '/blog?q=steam',
    '/services?emirate=dubai&rating=4',
    '/services?area=jlt',
    '/services?serviceType=mobile',
    '/services?verified=1',
    '/services?page=2&eco=1',
    '/api/provider-count?locale=en',
    '/api/look-now',
    '/compare?ids=8',
    '/ar/compare?x=1&ids=8,73',
    '/report?provider=8&wrong=phone',
    '/ar/update-listing?provider=8',
  ];
  expect(allowed.filter((path) => !isAllowed(path))).toEqual([]);
  expect(disallowed.filter(isAllowed)).toEqual([]);
});
