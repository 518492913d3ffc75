/** @jest-environment jsdom */
import { sanitizeRichText } from '@/lib/rich-text/sanitize';
import { HOSTILE_HTML } from '../../fixtures/hostile-html';

const FALLBACK = '/images/posts/tips.webp';
const LABELS = { table: 'Table', video: 'Video' };

process.env.IMAGE_HOSTS = 'pictures.lamaa.example';

function clean(html: string): string {
  return sanitizeRichText(html, { locale: 'en', fallback: FALLBACK, labels: LABELS });
}

test('of the files of this site only those in /images are optimized', () => {
  expect(clean('<img src="/images/posts/news.webp">')).toContain(
    '/_next/image?url=%2Fimages%2Fposts%2Fnews.webp',
  );
  for (const src of ['/share/emirates/dubai.jpg', '/icon.svg', '/apple-touch-icon.png', '/imagesx/a.webp'])
    expect(clean(`<img src="${src}">`)).toContain(`<img src="${src}"`);
});

describe('an image from any host', () => {
  const SRC = 'https://cdn.editor.example/a%20b.jpg?width=800&v=2';
  const html = clean(
    `<img src="${SRC}" srcset="https://cdn.editor.example/b.jpg 2x" alt="A wheel" width="600" height="400" onerror="x()">`,
  );

  test('is shown unchanged, without sending a referrer', () => {
    expect(html).toContain(`src="${SRC.replace('&', '&amp;')}"`);
    expect(html).toContain('alt="A wheel"');
    expect(html).toContain('referrerpolicy="no-referrer"');
    expect(html).toContain('loading="lazy"');
    expect(html).not.toMatch(/onerror|srcset|_next/);
  });

  test('is optimized if its host is configured', () => {
    const optimized = clean('<img src="https://pictures.lamaa.example/a.jpg">');
    expect(optimized).toContain('srcset="/_next/image?url=https%3A%2F%2Fpictures.lamaa.example%2Fa.jpg');
    expect(optimized).not.toContain('referrerpolicy');
  });

  test.each([
    ['width="600" height="400"', 600, 400],
    ['width="600px" height="400px"', 600, 400],
    ['style="height:400px; width:600px"', 600, 400],
    ['width="320"', 320, 180],
    ['', 1200, 675],
    ['width="100%" height="auto"', 1200, 675],
    ['width="-5" height="0"', 1200, 675],
  ])('with %j reserves its space before it loads', (given, width, height) => {
    const image = clean(`<img src="${SRC}" ${given}>`);
    expect(image).toContain(`width="${width}" height="${height}"`);
    expect(image).toContain(`aspect-ratio:${width} / ${height}`);
  });
});

test('replaces an image that may not be displayed with the decorative one of the category', () => {
  const html = clean('<img src="http://cdn.editor.example/a.jpg" alt="A wheel">');
  expect(html).toContain(encodeURIComponent(FALLBACK));
  expect(html).toContain('alt=""');
  expect(html).not.toContain('A wheel');
});

// prettier-ignore
test.each([
  'color:red', 'color:#A3271D', 'color:rgb(163, 39, 29)', 'color:hsl(5 70% 38%)',
  'background-color:rgba(255,255,0,.4)', 'text-align:center', 'font-weight:700', 'text-decoration:line-through',
])('keeps the style %s', (style) => {
  expect(clean(`<p style="${style}">x</p>`)).toBe(`<p style="${style}">x</p>`);
});

// prettier-ignore
test.each([
  'position:fixed', 'background-color:url(https://elsewhere.example/x.gif)',
  'background:red url(https://elsewhere.example/x.gif)', 'color:expression(alert(1))', 'color:var(--x)',
  'display:none', 'width:9999px', 'aspect-ratio:1 / 9999', 'font-size:900px',
])('removes the style %s', (style) => {
  expect(clean(`<p style="${style}">x</p>`)).toBe('<p>x</p>');
});

test('keeps only the harmless declarations of a style', () => {
  expect(clean('<p style="color:red}body{display:none">x</p>')).toBe('<p style="color:red">x</p>');
  expect(clean('<span style="position:fixed;color:green;inset:0">x</span>')).toBe(
    '<span style="color:green">x</span>',
  );
});

test('keeps obsolete ways to colour text', () => {
  expect(clean('<font color="#a3271d" face="x" size="7">x</font>')).toBe(
    '<span style="color:#a3271d">x</span>',
  );
  expect(clean('<font color="red;position:fixed">x</font>')).toBe('<span style="color:red">x</span>');
});

test('keeps classes and tables', () => {
  expect(clean('<p class="note is-wide">x</p>')).toBe('<p class="note is-wide">x</p>');
  const table =
    '<table class="prices"><thead><tr><th scope="col" style="text-align:right">AED</th></tr></thead><tbody><tr><td colspan="2" class="low">40</td></tr></tbody></table>';
  expect(clean(table)).toContain(table);
  expect(clean('<img src="https://cdn.editor.example/a.jpg" class="wide">')).toContain('class="wide"');
});

test('prefixes the ids of an article so that they cannot clash with those of the page', () => {
  expect(clean('<p id="content">x</p>')).toBe('<p id="article-content">x</p>');
});

const ACTIVE =
  'script, style, link, meta, base, object, embed, applet, iframe, form, input, button, select, textarea, ' +
  'svg, math, template, noscript, video, audio, marquee, h1, [autofocus], [contenteditable], [popover]';
const LOADED = ['src', 'srcset', 'background', 'poster', 'data'];

// tests/e2e/hostile.full.spec.ts shows that nothing of it runs in a browser.
test.each(HOSTILE_HTML.map((html) => [html.slice(0, 60), html]))('neutralizes %s', (_, html) => {
  const article = document.createElement('div');
  article.innerHTML = clean(`<p>before</p>${html}<p>after</p>`);
  expect(article.firstElementChild?.textContent).toBe('before');
  expect(article.querySelector(ACTIVE)?.outerHTML).toBeUndefined();
  for (const element of article.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^(on|formaction|xlink)/);
      if (name === 'href')
        expect(new URL(value, document.baseURI).protocol).toMatch(/^(https?|mailto|tel):$/);
      if (LOADED.includes(name)) expect(value).not.toMatch(/elsewhere|javascript:|^data:/);
      if (name === 'style') expect(value).not.toMatch(/url|position|inset|z-index/);
      if (name === 'id') expect(value).toMatch(/^article-/);
    }
});
