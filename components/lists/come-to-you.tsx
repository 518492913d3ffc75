import { getTranslations } from 'next-intl/server';
import { ProviderCards } from '@/components/cards/provider-cards';
import { Link } from '@/components/ui/link';
import type { ProviderFilter } from '@/lib/domain/filter';
import type { ProviderSummary } from '@/lib/domain/provider';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/route';

interface ComeToYouProps {
  filter: ProviderFilter;
  /** The minute of the week that the list is filtered by; undefined for "now" or none. */
  openAt?: number;
  providers: ProviderSummary[];
}

/** Renders mobile providers above a list sorted by distance, because their location matters less (product rule 2.15). */
export async function ComeToYou({ filter, openAt, providers }: ComeToYouProps) {
  const [t, to] = await Promise.all([getTranslations(), getLinks()]);
  if (providers.length === 0) return null;
  return (
    <section className="similar come-to-you no-print">
      <div className="group-heading">
        <h2>{t('nearMe.comeToYou')}</h2>
        <Link
          href={to(servicesRoute({ ...filter, serviceMode: 'mobile' }))}
          className="text-link inline-flex min-h-11 items-center max-sm:text-sm"
          loading={t('list.loading')}
        >
          {t('nearMe.allWhoCome')}
        </Link>
      </div>
      <ProviderCards providers={providers} openAt={openAt} />
    </section>
  );
}
