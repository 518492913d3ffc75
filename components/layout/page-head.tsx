import { getLocale, getTranslations } from 'next-intl/server';
import { DataText } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import { getLinks } from '@/lib/i18n/links';
import { PATHS } from '@/lib/routes';
import { breadcrumbs } from '@/lib/structured-data';
import { JsonLd } from './json-ld';

interface PageHeadProps {
  title: React.ReactNode;
  text?: React.ReactNode;
  /** The pages between home and this one. */
  trail?: { path: string; text: string }[];
  /** The last step of the trail, when it differs from the title or the title is more than text. */
  here?: string;
  /** Language of `here`, when it is not the page's: text from the database. */
  isHereData?: boolean;
  children?: React.ReactNode;
}

/** The dark band at the head of a page: where one is, what it is, and what can be done first. */
export async function PageHead({ title, text, trail = [], here, isHereData, children }: PageHeadProps) {
  const t = await getTranslations();
  const to = await getLinks();
  const locale = await getLocale();
  const steps = [{ path: PATHS.home, text: t('nav.home') }, ...trail];
  return (
    <div className="band on-ink">
      <JsonLd data={breadcrumbs(steps, here ?? (typeof title === 'string' ? title : ''), locale)} />
      <div className="container-page pt-2 pb-6 lg:pb-10">
        <nav aria-label={t('site.trail')} className="no-print">
          <ol className="trail">
            {steps.map((step) => (
              <li key={step.path}>
                <Link href={to(step.path)}>{step.text}</Link>
              </li>
            ))}
            <li aria-current="page">{here && isHereData ? <DataText>{here}</DataText> : (here ?? title)}</li>
          </ol>
        </nav>
        <h1 className="mt-1 text-3xl">{title}</h1>
        {text && <p className="mt-2 max-w-2xl text-water-100 lg:text-lg">{text}</p>}
        {children}
      </div>
    </div>
  );
}
