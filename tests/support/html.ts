import { DomUtils, parseDocument } from 'htmlparser2';
import { BASE_URL } from './site';

/** Returns the visible text of a page, excluding scripts. */
export function textOf(html: string): string {
  return decode(
    html
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

let last = { html: '', nodes: parseDocument('').children };

/** Returns the nodes of a page; several questions about one page parse it once. */
function nodesOf(html: string) {
  if (last.html !== html) last = { html, nodes: parseDocument(html).children };
  return last.nodes;
}

/** Returns the elements of these names, in order, each with its attributes and text. */
export function elementsIn(html: string, ...names: string[]) {
  return DomUtils.findAll(({ name }) => names.includes(name), nodesOf(html)).map((element) => ({
    ...element.attribs,
    name: element.attribs.name ?? '',
    text: textOf(DomUtils.getInnerHTML(element)),
  })) as { name: string; text: string; href?: string; [attribute: string]: string | undefined }[];
}

/** Returns the elements with a role, label or other attribute of this value, as HTML. */
export function partsOf(html: string, attribute: string, value: string): string[] {
  return DomUtils.findAll(({ attribs }) => attribs[attribute] === value, nodesOf(html)).map((element) =>
    DomUtils.getOuterHTML(element),
  );
}

/** Returns the texts of the options of a select, without their counts. */
export function optionsOf(html: string, name: string): string[] {
  const [select = ''] = partsOf(html, 'name', name);
  return elementsIn(select, 'option').flatMap(({ text, hidden }) =>
    hidden === undefined ? [text.replace(/ \([\d,]+\)$/, '')] : [],
  );
}

/** Latin text allowed in Arabic interface texts: names, keys, the start of a URL, and quoted search words. */
const ALLOWED =
  /\b(?:Lamaa|AED|IP|SVG|name@example\.com|English|Ctrl|JavaScript|Service Worker|Natural Earth|App Store|Google Play|JSON|WCAG|AA|Chromium|Firefox|WebKit|VoiceOver|TalkBack|NVDA)\b|https:\/\/(?![\w.])|«[^»]*»/g;

/** Returns English interface texts and labels of an Arabic page that are not marked as English. */
export function englishIn(html: string): string[] {
  const found: string[] = [];
  const visit = (nodes: ReturnType<typeof nodesOf>, isArabic: boolean): void => {
    for (const node of nodes) {
      if (node.type === 'text' && isArabic) found.push(node.data);
      if (!('children' in node) || !('attribs' in node)) continue;
      if (['script', 'style', 'noscript', 'head', 'next-route-announcer'].includes(node.name)) continue;
      const { lang } = node.attribs;
      const isHere = lang ? lang === 'ar' : isArabic;
      // Labels may contain a provider's name, but not be entirely English.
      if (isHere)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          if (!/\p{Script=Arabic}/u.test(node.attribs[name] ?? '')) found.push(node.attribs[name] ?? '');
      visit(node.children, isHere);
    }
  };
  visit(nodesOf(html), false);
  return found.map((text) => text.trim()).filter((text) => /[A-Za-z]{2,}/.test(text.replace(ALLOWED, '')));
}

/** Returns the text of the only h1. */
export function headingOf(html: string): string {
  const headings = DomUtils.findAll(({ name }) => name === 'h1', nodesOf(html));
  if (headings.length !== 1) throw new Error(`The page has ${headings.length} headings h1 instead of one.`);
  return DomUtils.textContent(headings[0]!).replace(/\s+/g, ' ').trim();
}

/** Returns the ids of the providers on a page, in order. */
export function idsIn(html: string): number[] {
  const links = html.matchAll(/<a\b[^>]*\bhref="(?:\/ar)?\/service\/(\d+)"/g);
  return [...new Set([...links].map(([, id]) => Number(id)))];
}

/** Reads all pages of a list by following its "next" links: the ids, how many are on each page, and the text of the first. */
export async function readList(path: string) {
  const list = { ids: [] as number[], pages: [] as number[], text: '' };
  for (let next: string | undefined = path; next;) {
    const response: Response = await fetch(new URL(next, BASE_URL), { headers: { connection: 'close' } });
    if (response.status !== 200) throw new Error(`${next} is answered with ${response.status}`);
    const html = await response.text();
    const ids = idsIn(html);
    list.ids.push(...ids);
    list.pages.push(ids.length);
    list.text ||= textOf(html);
    next = elementsIn(html, 'a').find(({ rel }) => rel?.split(' ').includes('next'))?.href;
  }
  return list;
}

/** Replaces character references. */
export function decode(text: string): string {
  return DomUtils.textContent(parseDocument(text));
}
