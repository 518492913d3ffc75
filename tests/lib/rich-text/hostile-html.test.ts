/** @jest-environment jsdom */
import { sanitizeRichText } from '@/lib/rich-text/sanitize';
import { HOSTILE_HTML } from '../../fixtures/hostile-html';

Object.assign(process.env, {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
});

const ACTIVE =
  'script, style, link, meta, base, object, embed, applet, iframe, form, input, button, select, textarea, ' +
  'svg, math, template, noscript, video, audio, marquee, h1, [autofocus], [contenteditable], [popover]';
const LOADED = ['src', 'srcset', 'background', 'poster', 'data'];

// tests/e2e/hostile-rows.full.spec.ts shows that nothing of it runs in a browser.
test.each(HOSTILE_HTML.map((html) => [html.slice(0, 60), html]))('neutralizes %s', (_, html) => {
  const article = document.createElement('div');
  article.innerHTML = sanitizeRichText(`<p>before</p>${html}<p>after</p>`, {
    locale: 'en',
    fallback: '/images/posts/tips.webp',
    labels: { table: 'Table', video: 'Video' },
  });
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
