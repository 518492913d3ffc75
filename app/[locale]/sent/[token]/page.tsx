import type { Metadata } from 'next';
import { connection } from 'next/server';
import { MessagePage } from '@/components/layout/message-page';
import { SitePage } from '@/components/layout/site-page';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { readSubmissionState } from '@/lib/data/submission-state';
import { findDirectory, findStaffTables } from '@/lib/directory/current';
import type { SubmissionState } from '@/lib/domain/submission-state';
import { environment } from '@/lib/env';
import { formatDay } from '@/lib/i18n/formatters';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { secretMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/sent/[token]'>;

export async function generateMetadata(): Promise<Metadata> {
  const { t, locale } = await getIntl('sent');
  return secretMetadata({ title: t('title'), description: t('description'), locale });
}

/** What became of a submission, for its sender (product rule 11.5): never what was sent. */
export default async function SentPage(props: Props) {
  await connection();
  const route = await requestedRoute('sent', props);
  const { t, to } = await getIntl();
  const found = (await findStaffTables()) ? await readSubmissionState(route.token) : null;
  return (
    <SitePage route={route} isUnlisted>
      {found ? (
        <State {...found} />
      ) : (
        <MessagePage
          title={found === null ? t('sent.unknown') : t('sent.unavailable')}
          text={found === null ? t('sent.unknownText') : t('sent.unavailableText')}
        >
          <Link href={to({ name: 'contact' })} className={buttonStyle('main')}>
            {t('nav.contact')}
          </Link>
        </MessagePage>
      )}
    </SitePage>
  );
}

async function State({ kind, provider, sentOn, state, dueOn, decidedOn, reason }: SubmissionState) {
  const { t, to, locale } = await getIntl();
  const directory = provider === null ? undefined : await findDirectory();
  const name = directory?.byId.get(provider ?? 0)?.name;
  const day = (text: string) => formatDay(new Date(text), locale);
  return (
    <MessagePage
      title={t(`sent.kinds.${kind}`)}
      sentence={t(`sent.states.${state}`)}
      text={[
        name && `${t('sent.about', { name })}.`,
        t('sent.sentOn', { day: day(sentOn) }),
        dueOn && t('sent.dueOn', { day: day(dueOn) }),
        decidedOn && t('sent.decidedOn', { day: day(decidedOn) }),
        reason && t(`sent.reasons.${reason}`),
        !environment().SMTP_URL && t('forms.byHand'),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <Link href={to({ name: 'contact' })} className={buttonStyle('outlined')}>
        {t('nav.contact')}
      </Link>
    </MessagePage>
  );
}
