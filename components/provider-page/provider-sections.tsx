import { getTranslations } from 'next-intl/server';
import { SourceCredits } from '@/components/facts/source-credits';
import { ProviderReviews } from '@/components/reviews/provider-reviews';
import { DataText, languageOf } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PageSection } from '@/components/ui/page-section';
import { hasStaffTables } from '@/lib/directory/current';
import { directionsLink } from '@/lib/domain/contact';
import { hasHours } from '@/lib/domain/dated-hours';
import type { MenuItem } from '@/lib/domain/menu';
import type { Provider, Services } from '@/lib/domain/provider';
import type { ReviewList } from '@/lib/domain/review';
import { type Kind, kindsNotInWashTypes } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import { hasMenu, Menu } from './menu';
import { OpeningHours } from './opening-hours';
import { PlaceMap } from './place-map';
import { SectionTabs } from './section-tabs';

interface ProviderSectionsProps {
  provider: Provider;
  menu: readonly MenuItem[];
  /** Its newest reviews. */
  reviews: ReviewList;
  /** What its category names. */
  named: Pick<Services, 'washTypes' | 'kinds'>;
  /** All kinds, by slug. */
  kinds: ReadonlyMap<string, Kind>;
}

/** Renders what the page says in detail (product rule 2.8), in the order in which drivers decide, with links to the sections. */
export async function ProviderSections({ provider, menu, reviews, named, kinds }: ProviderSectionsProps) {
  const { t: tAll, locale } = await getIntl();
  const t = await getTranslations('providerPage');
  const { category, locationType } = provider;
  const names = [
    ...named.washTypes.map((washType) => tAll(`washTypes.${washType}.name`)),
    ...named.kinds.map(({ name }) => name[locale]),
  ];
  // In the language of the page, as far as it is understood; else as it was typed.
  const isForeign = category !== null && languageOf(category, locale).lang !== undefined && names.length > 0;
  const tabs = [
    hasMenu(provider, menu) && (['prices', t('tabs.prices')] as const),
    hasStaffTables() && (['reviews', t('tabs.reviews')] as const),
    ['hours', t('tabs.hours')] as const,
    provider.address !== null && (['place', t('tabs.place')] as const),
  ].filter((tab) => tab !== false);
  return (
    <div className="min-w-0">
      <SectionTabs label={t('tabs.label')} tabs={tabs} />
      <Menu provider={provider} items={menu} kinds={kinds} />
      <About provider={provider} category={isForeign ? names.join(' · ') : undefined} />
      <ProviderReviews provider={provider} list={reviews} />
      <PageSection id="hours" title={t('hours')}>
        <OpeningHours provider={provider} />
      </PageSection>
      <Place provider={provider} />
      <OriginalTexts
        provider={provider}
        others={isForeign ? [[category, locationType].filter(Boolean).join(' · ')] : []}
      />
      <SourceCredits credits={provider.credits} className="mt-5 text-sm text-ink-500" />
    </div>
  );
}

/** Renders the description, what is included, and the category. */
async function About({ provider, category: known }: { provider: Provider; category?: string }) {
  const { t, to, locale } = await getIntl();
  const { description, kinds, washTypes, category, locationType, sameDayService, weekendService } = provider;
  const { licenceNumber } = provider;
  const extras = [
    sameDayService && t('providerPage.sameDay'),
    weekendService && t('providerPage.weekend'),
  ].filter((extra) => extra !== false);
  return (
    <>
      <PageSection title={t('providerPage.about')}>
        {description ? (
          <p>
            <DataText>{description}</DataText>
          </p>
        ) : (
          <p className="text-ink-500">{t('providerPage.noDescription')}</p>
        )}
        {/* Searches find it, and without a category nothing else shows it. */}
        {!category && locationType && (
          <p className="text-ink-500 mt-2">
            <DataText>{locationType}</DataText>
          </p>
        )}
      </PageSection>
      <PageSection title={t('providerPage.included')} isPart>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {kindsNotInWashTypes(kinds, washTypes).map(({ slug, name }) => (
            <Included key={slug}>{name[locale]}</Included>
          ))}
          {washTypes.map((washType) => (
            <Included key={washType}>
              <Link
                href={to({ name: 'washType', washType })}
                className="text-link inline-flex min-h-11 items-center"
              >
                {t(`washTypes.${washType}.name`)}
              </Link>
            </Included>
          ))}
          {extras.map((extra) => (
            <Included key={extra}>{extra}</Included>
          ))}
        </ul>
      </PageSection>
      {category && (
        <PageSection title={t('providerPage.category')} isPart>
          <p>
            {known ?? <DataText>{category}</DataText>}
            {!known && locationType && (
              <>
                {' · '}
                <DataText className="text-ink-500">{locationType}</DataText>
              </>
            )}
          </p>
        </PageSection>
      )}
      {licenceNumber && (
        <PageSection title={t('providerPage.licence')} isPart>
          <p>
            <DataText>{licenceNumber}</DataText>
            {' · '}
            <span className="text-ink-500">{t('providerPage.licenceNote')}</span>
          </p>
        </PageSection>
      )}
    </>
  );
}

function Included({ children }: { children: React.ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-2">
      <Icon name="check" className="text-leaf-700" />
      {children}
    </li>
  );
}

/** Renders the address and a map that leads there. */
async function Place({ provider }: { provider: Provider }) {
  const { address } = provider;
  const directions = directionsLink(provider);
  if (!address) return null;
  const t = await getTranslations('providerPage');
  return (
    <PageSection id="place" title={t('tabs.place')}>
      <p className="mb-3 wrap-anywhere">
        {directions ? (
          <a href={directions} target="_blank" rel="noopener" className="text-link font-normal">
            <DataText>{address}</DataText>
            <span className="sr-only"> {t('inMaps')}</span>
          </a>
        ) : (
          <DataText>{address}</DataText>
        )}
      </p>
      <PlaceMap provider={provider} />
    </PageSection>
  );
}

/** Renders the texts from which prices, kinds and hours were read, and others that the page says in its language, as the provider wrote them. */
async function OriginalTexts({ provider, others }: { provider: Provider; others: string[] }) {
  const t = await getTranslations('providerPage');
  const { priceRange, washType, openingHours } = provider;
  // Opening hours that could not be read are shown in their own section.
  const texts = [
    ...new Set([priceRange, washType, hasHours(provider) ? openingHours : null, ...others]),
  ].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <details className="original-texts group mt-7 border-t border-sand-200 pt-3">
      <summary className="flex min-h-target items-center justify-between font-medium">
        {t('typed')}
        <Icon name="chevron-down" className="text-water-600 transition-[rotate] group-open:rotate-180" />
      </summary>
      <ul>
        {texts.map((text) => (
          <li key={text} className="py-1.5 text-sm text-ink-700">
            <q>
              <DataText>{text!}</DataText>
            </q>
          </li>
        ))}
      </ul>
    </details>
  );
}
