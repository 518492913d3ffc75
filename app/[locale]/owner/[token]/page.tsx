import type { Metadata } from 'next';
import { connection } from 'next/server';
import { OwnerListingForm, OwnerPresses, OwnerReviews } from '@/components/forms/owner-forms';
import { MessagePage } from '@/components/layout/message-page';
import { SitePage } from '@/components/layout/site-page';
import { buttonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import { readOwnerLink } from '@/lib/data/owner-links';
import { findDirectory, findStaffTables } from '@/lib/directory/current';
import type { Directory } from '@/lib/directory/directory';
import { menuOf } from '@/lib/directory/menus';
import { newestReviews } from '@/lib/directory/reviews';
import { todayInDubai } from '@/lib/domain/booking';
import { nextSeason } from '@/lib/domain/season-hours';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { secretMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/owner/[token]'>;

export async function generateMetadata(): Promise<Metadata> {
  const { t, locale } = await getIntl('owner');
  return secretMetadata({ title: t('title'), description: t('text'), locale });
}

/** What the owner of a provider corrects by a link (product rule 2.32). Opening it changes nothing: chats open links for their previews. */
export default async function OwnerPage(props: Props) {
  await connection();
  const route = await requestedRoute('owner', props);
  const [link, directory] = await Promise.all([
    findStaffTables().then((has) => (has ? readOwnerLink(route.token) : null)),
    findDirectory(),
  ]);
  const isKnown = link !== undefined && directory !== undefined;
  return (
    <SitePage route={route} isUnlisted>
      {link && directory ? (
        <Owned {...link} token={route.token} directory={directory} />
      ) : (
        <Message reason={isKnown || link === null ? 'unknown' : 'unavailable'} />
      )}
    </SitePage>
  );
}

interface OwnedProps {
  provider: number;
  isTakenAtOnce: boolean;
  token: string;
  directory: Directory;
}

async function Owned({ provider: id, isTakenAtOnce, token, directory }: OwnedProps) {
  const { t, to } = await getIntl();
  const provider = directory.byId.get(id);
  if (!provider || provider.isClosed) {
    const stays = directory.byId.get(directory.merged.get(id) ?? 0);
    const reason = stays ? 'merged' : provider ? 'closed' : 'gone';
    const shown = stays ?? provider;
    return (
      <MessagePage title={t(`owner.${reason}`)} text={t(`owner.${reason}Text`)}>
        {shown && (
          <Link href={to({ name: 'provider', id: shown.id })} className={buttonStyle('outlined')}>
            <DataText>{shown.name}</DataText>
          </Link>
        )}
        <Link href={to({ name: 'contact' })} className={buttonStyle('main')}>
          {t('nav.contact')}
        </Link>
      </MessagePage>
    );
  }
  const owned = { provider, token };
  const season = nextSeason(provider.seasons, todayInDubai());
  const unanswered = newestReviews(directory, id).reviews.filter(({ reply }) => reply === null);
  return (
    <div className="container-page grid max-w-3xl grid-cols-1 gap-6 pt-4">
      <header>
        <h1 className="text-2xl wrap-anywhere">
          <DataText>{provider.name}</DataText>
        </h1>
        <p className="mt-1 text-sm text-ink-500">{t('owner.text')}</p>
      </header>
      <OwnerPresses {...owned} season={season} isTakenAtOnce={isTakenAtOnce} />
      <details>
        <summary className="flex min-h-target items-center font-medium text-water-700">
          {t('owner.more')}
        </summary>
        <OwnerListingForm {...owned} menu={menuOf(directory, id, new Date())} />
      </details>
      {unanswered.length > 0 && (
        <details>
          <summary className="flex min-h-target items-center font-medium text-water-700">
            {t('owner.reviews')}
          </summary>
          <OwnerReviews {...owned} reviews={unanswered} />
        </details>
      )}
    </div>
  );
}

async function Message({ reason }: { reason: 'unknown' | 'unavailable' }) {
  const { t, to } = await getIntl();
  return (
    <MessagePage
      title={t(`sent.${reason}`)}
      text={t(reason === 'unknown' ? 'owner.unknownText' : 'sent.unavailableText')}
    >
      <Link href={to({ name: 'contact' })} className={buttonStyle('main')}>
        {t('nav.contact')}
      </Link>
    </MessagePage>
  );
}
