const COLOUR = /^(?:[a-z]+|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/** Declarations that stay in an editor's HTML: they change how words look, and nothing around them. */
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

/** Pixels that a declaration of an editor's style gives: some write the size of a picture there. */
export function sizeInStyle(style: string, property: 'width' | 'height'): number | undefined {
  const number = new RegExp(String.raw`(?:^|;)\s*${property}\s*:\s*([1-9]\d{0,3})px\s*(?:;|$)`).exec(
    style,
  )?.[1];
  return number ? Number(number) : undefined;
}

/** The style of a picture whose box keeps its shape, whatever the shape of the picture that comes. */
export function withRatio(style: string, width: number, height: number): string {
  return [style.trim().replace(/;$/, ''), `aspect-ratio: ${width} / ${height}`].filter(Boolean).join('; ');
}
