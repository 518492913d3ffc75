import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { getLinks } from '@/lib/i18n/links';
import { PATHS } from '@/lib/routes';

interface PageHeadProps {
  title: React.ReactNode;
  text?: React.ReactNode;
  /** The pages between home and this one. */
  trail?: { path: string; text: string }[];
  /** The last step of the trail, when it differs from the title. */
  here?: string;
  children?: React.ReactNode;
}

/** The dark band at the head of a page: where one is, what it is, and what can be done first. */
export async function PageHead({ title, text, trail = [], here, children }: PageHeadProps) {
  const t = await getTranslations();
  const to = await getLinks();
  return (
    <div className="band on-ink">
      <div className="container-page pt-2 pb-6 lg:pb-10">
        <nav aria-label={t('site.trail')} className="no-print">
          <ol className="trail">
            {[{ path: PATHS.home, text: t('nav.home') }, ...trail].map((step) => (
              <li key={step.path}>
                <Link href={to(step.path)}>{step.text}</Link>
              </li>
            ))}
            <li aria-current="page">{here ?? title}</li>
          </ol>
        </nav>
        <h1 className="mt-1 text-3xl">{title}</h1>
        {text && <p className="mt-2 max-w-2xl text-water-100 lg:text-lg">{text}</p>}
        {children}
      </div>
    </div>
  );
}
