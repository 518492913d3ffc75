const HIDDEN = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi;
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b[^>]*>/gi;
const OTHER = /<[^>]*>/g;
const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  amp: '&',
};

/** Returns the visible text of an HTML fragment. Inline tags leave no gap; other tags become a blank. */
export function textOfHtml(html: string): string {
  return html
    .replace(HIDDEN, ' ')
    .replace(INLINE, '')
    .replace(OTHER, ' ')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name]!);
}
