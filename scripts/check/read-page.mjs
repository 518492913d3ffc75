import { DomUtils, parseDocument } from 'htmlparser2';

/** Extracts what crawlers and browsers use from a page's HTML. */
export function readPage(html) {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children);
  const named = (name) => elements.filter((element) => element.name === name);
  const meta = (name) =>
    named('meta').find(({ attribs }) => [attribs.name, attribs.property].includes(name))?.attribs.content;
  const links = named('link').map(({ attribs }) => attribs);
  const root = named('html')[0]?.attribs ?? {};
  return {
    language: root.lang,
    direction: root.dir,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    openGraphUrl: meta('og:url'),
    picture: meta('og:image'),
    robots: meta('robots') ?? '',
    manifest: links.find(({ rel }) => rel === 'manifest')?.href,
    fonts: links.filter((link) => link.as === 'font').map(({ href }) => href),
    styles: links.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href),
    alternates: Object.fromEntries(
      links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, href]),
    ),
    scripts: named('script').flatMap(({ attribs }) => attribs.src ?? []),
    data: named('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map((script) => DomUtils.textContent(script)),
    addresses: named('a').flatMap(({ attribs }) => attribs.href ?? []),
    forms: named('form').map((form) => ({
      method: (form.attribs.method ?? 'get').toLowerCase(),
      fields: DomUtils.findAll(({ attribs }) => Boolean(attribs.name), form.children).map(
        ({ attribs }) => attribs.name,
      ),
    })),
  };
}
