import './globals.css';
import { ERROR_TEXTS } from '@/lib/content/error-texts';
import { pathOf } from '@/lib/routing/path-of';

/**
 * For URLs that middleware does not see, such as missing files: no language is known there. Everything else that
 * is missing is answered by `app/[locale]/missing`.
 */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <body>
        <main className="container-page py-24">
          <h1 className="text-3xl">{ERROR_TEXTS.en.missing}</h1>
          <a href={pathOf({ page: 'home' })} className="button button-water mt-6">
            {ERROR_TEXTS.en.home}
          </a>
        </main>
      </body>
    </html>
  );
}
