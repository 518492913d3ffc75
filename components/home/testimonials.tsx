import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Section } from './section';

/** Keys of the testimonials in order; their texts are the messages `testimonials.{key}`. All are invented. */
const TESTIMONIALS = ['mariam', 'daniel', 'omar', 'priya', 'yousef', 'elena'] as const;
const STARS = [1, 2, 3, 4, 5];

/** Renders six testimonials with initial, name, title, location and five stars (product rule 2.11). */
export async function Testimonials() {
  const t = await getTranslations('testimonials');
  const tHome = await getTranslations('home');
  return (
    <Section title={t('title')} text={tHome('testimonialsText')}>
      {/* Scrolls horizontally on phones, so it must be focusable. */}
      <ul className="side-scroll grid gap-4 md:grid-fill-80" tabIndex={0} aria-label={t('title')}>
        {TESTIMONIALS.map((key) => (
          <li key={key}>
            <figure className="panel flex h-full flex-col gap-3 p-4">
              <p className="flex gap-0.5 text-sun-400" role="img" aria-label={t('stars')}>
                {STARS.map((star) => (
                  <Icon key={star} name="star" />
                ))}
              </p>
              <blockquote className="flex-1">{t(`${key}.quote`)}</blockquote>
              <figcaption className="flex items-center gap-3 text-sm text-ink-500">
                <span
                  className="grid size-11 flex-none place-items-center rounded-pill bg-tint-100 font-bold text-water-700"
                  aria-hidden="true"
                >
                  {t(`${key}.name`).slice(0, 1)}
                </span>
                <span>
                  <strong className="block text-base font-medium text-ink-900">{t(`${key}.name`)}</strong>
                  {t(`${key}.title`)}
                  <br />
                  {t(`${key}.location`)}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
