import { sanitizeRichText } from '@/lib/rich-text/sanitize';

const FALLBACK = '/images/posts/tips.webp';
const LABELS = { table: 'Table', video: 'Video' };

Object.assign(process.env, {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  IMAGE_HOSTS: 'pictures.lamaa.example',
});

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

test.each([
  ['//cdn.editor.example/a.jpg', 'https://cdn.editor.example/a.jpg'],
  [' https://cdn.editor.example/a.jpg ', 'https://cdn.editor.example/a.jpg'],
  ['HTTPS://CDN.editor.example/a.jpg', 'https://cdn.editor.example/a.jpg'],
])('shows the image %j', (src, shown) => {
  expect(clean(`<img src="${src}">`)).toContain(`src="${shown}"`);
});

// prettier-ignore
test.each([
  '', 'a.jpg', 'http://cdn.editor.example/a.jpg', 'data:image/png;base64,AAAA', 'javascript:alert(1)',
  '/\\cdn.editor.example/a.jpg', '/_next/image?url=%2Ficon.svg&w=640&q=75', '/images/../../secret.png', 'https://',
])('replaces the image %j with the decorative image of the category', (src) => {
  const html = clean(`<img src="${src}" alt="A wheel">`);
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

test.each([
  '<script>x()</script>',
  '<p onclick="x()">y</p>',
  '<iframe src="https://elsewhere.example/"></iframe>',
  '<form action="https://elsewhere.example/"><input name="a"></form>',
  '<a href="javascript:x()">y</a>',
  '<a href="java&#10;script:x()">y</a>',
  '<blockquote cite="javascript:x()">y</blockquote>',
])('removes %s', (html) => {
  expect(clean(html)).not.toMatch(/script|onclick|iframe|form|input/);
});

test('prefixes the ids of an article so that they cannot clash with those of the page', () => {
  expect(clean('<p id="content">x</p>')).toBe('<p id="article-content">x</p>');
});
