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
      <ul className="testimonials" tabIndex={0} aria-label={t('title')}>
        {TESTIMONIALS.map((key) => (
          <li key={key}>
            <figure>
              <p className="testimonial-stars" role="img" aria-label={t('stars')}>
                {STARS.map((star) => (
                  <Icon key={star} name="star" />
                ))}
              </p>
              <blockquote>{t(`${key}.quote`)}</blockquote>
              <figcaption>
                <span className="initial" aria-hidden="true">
                  {t(`${key}.name`).slice(0, 1)}
                </span>
                <span>
                  <strong>{t(`${key}.name`)}</strong>
                  <small>
                    {t(`${key}.title`)}
                    <br />
                    {t(`${key}.location`)}
                  </small>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
