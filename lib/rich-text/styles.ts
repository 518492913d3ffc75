const COLOUR = /^(?:[a-z]+|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/** Allowed style declarations: they only affect how text looks, not the layout around it. */
export const ALLOWED_STYLES = {
  '*': {
    color: [COLOUR],
    'background-color': [COLOUR],
    'text-align': [/^(?:left|right|center|justify|start|end)$/],
    'text-decoration': [/^(?:none|underline|line-through)$/],
    'font-style': [/^(?:normal|italic|oblique)$/],
    'font-weight': [/^(?:normal|bold|bolder|lighter|[1-9]00)$/],
    'vertical-align': [/^(?:baseline|top|middle|bottom|sub|super)$/],
  },
  img: { 'aspect-ratio': [/^[1-9]\d{0,3} \/ [1-9]\d{0,3}$/] },
};

/** Returns the pixels of a width or height declaration in an inline style. */
export function sizeInStyle(style: string, property: 'width' | 'height'): number | undefined {
  const number = new RegExp(String.raw`(?:^|;)\s*${property}\s*:\s*([1-9]\d{0,3})px\s*(?:;|$)`).exec(
    style,
  )?.[1];
  return number ? Number(number) : undefined;
}

/** Adds an aspect ratio to an inline style, so that the box keeps its shape whatever image loads. */
export function withRatio(style: string, width: number, height: number): string {
  return [style.trim().replace(/;$/, ''), `aspect-ratio: ${width} / ${height}`].filter(Boolean).join('; ');
}
