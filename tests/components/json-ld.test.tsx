import { render } from '@testing-library/react';
import type { Review } from 'schema-dts';
import { JsonLd } from '@/components/layout/json-ld';

test.each(['</script><img src=x onerror=alert(1)>', '<!--<script>', ']]>', '\u2028"\\'])(
  'a text like %j stays within the structured data',
  (reviewBody) => {
    const { container } = render(
      <JsonLd<Review> data={{ '@context': 'https://schema.org', '@type': 'Review', reviewBody }} />,
    );
    // As a browser reads the page's HTML.
    const { body, head } = new DOMParser().parseFromString(container.innerHTML, 'text/html');
    const scripts = [...head.children, ...body.children];
    expect(scripts.map(({ tagName }) => tagName)).toEqual(['SCRIPT']);
    expect(JSON.parse(scripts[0]!.textContent ?? '')).toMatchObject({ reviewBody });
  },
);
