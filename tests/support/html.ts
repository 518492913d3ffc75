import { type APIRequestContext, expect } from '@playwright/test';

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

/** Returns the text of the only h1. */
export function headingOf(html: string): string {
  const headings = [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner]) => textOf(inner ?? ''));
  expect(headings, 'a page has one h1').toHaveLength(1);
  return headings[0] ?? '';
}

/** Returns the ids of the providers on a page, in order. */
export function idsIn(html: string): number[] {
  const links = html.matchAll(/<a\b[^>]*\bhref="(?:\/ar)?\/service\/(\d+)"/g);
  return [...new Set([...links].map(([, id]) => Number(id)))];
}

/** Returns the URL of the next page of a list. */
function nextIn(html: string): string | undefined {
  const tag = html.match(/<a\b[^>]*\brel="(?:[^"]* )?next\b[^>]*>/)?.[0];
  return tag && decode(/\bhref="([^"]*)"/.exec(tag)?.[1] ?? '');
}

export interface List {
  ids: number[];
  /** Number of providers on each page. */
  pages: number[];
  /** Text of the first page. */
  text: string;
}

/** Reads all pages of a list by following its "next" links. */
export async function readList(request: APIRequestContext, path: string): Promise<List> {
  const list: List = { ids: [], pages: [], text: '' };
  for (let next: string | undefined = path; next;) {
    const response = await request.get(next);
    expect(response.status(), next).toBe(200);
    const html = await response.text();
    const ids = idsIn(html);
    list.ids.push(...ids);
    list.pages.push(ids.length);
    list.text ||= textOf(html);
    next = nextIn(html);
  }
  return list;
}

/** Replaces character references. */
export function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');
}
