import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { todayInDubai } from '@/lib/domain/booking';
import { isTemporarilyClosed } from '@/lib/domain/closure';
import type { Season } from '@/lib/domain/dated-hours';
import { type MenuItem, menuText } from '@/lib/domain/menu';
import { DAY_MINUTES } from '@/lib/domain/opening-hours';
import type { Provider } from '@/lib/domain/provider';
import type { Review } from '@/lib/domain/review';
import {
  answerReview,
  closeUntil,
  confirmAll,
  reopen,
  sendOwnerListing,
  setSeasonHours,
} from '@/lib/forms/owner-actions';
import { formatDay } from '@/lib/i18n/formatters';
import { getIntl } from '@/lib/routing/get-intl';
import { claimFields } from './claim-form';
import type { Field } from './fields';
import { formLabels } from './form-labels';
import { SubmissionForm, type SubmissionFormProps } from './submission-form';

interface OwnerProps {
  provider: Provider;
  /** Of the link. */
  token: string;
}

const BOX = 'rounded-panel bg-sand-100 p-5 wrap-anywhere';

/** Renders what an owner says most, each with one press: closed until, hours of the coming season, all correct (product rule 2.32). */
export async function OwnerPresses({
  season,
  isTakenAtOnce,
  ...owned
}: OwnerProps & { season?: Season; isTakenAtOnce: boolean }) {
  const { t, locale } = await getIntl();
  const success = t(isTakenAtOnce ? 'owner.takenAtOnce' : 'owner.received');
  const today = todayInDubai();
  const { provider } = owned;
  const until: Field = {
    name: 'until',
    label: t('owner.until'),
    type: 'date',
    isRequired: true,
    min: today,
    initial: provider.closedUntil && provider.closedUntil >= today ? provider.closedUntil : undefined,
  };
  return (
    <div className="grid gap-4">
      <section className={BOX} aria-labelledby="closed">
        <h2 id="closed" className="text-lg">
          {t('owner.closedTitle')}
        </h2>
        <Press
          {...owned}
          name="closure"
          action={closeUntil}
          fields={[until]}
          submit={t('owner.close')}
          success={success}
        />
        {isTemporarilyClosed(provider, today) && (
          <Press {...owned} name="reopening" action={reopen} submit={t('owner.reopen')} success={success} />
        )}
      </section>
      {season && (
        <section className={BOX} aria-labelledby="season">
          <h2 id="season" className="text-lg">
            {t('owner.seasonTitle', { season: season.name[locale] })}
          </h2>
          <p className="text-sm text-ink-700">
            {t('owner.seasonDays', {
              from: formatDay(new Date(season.from), locale),
              until: formatDay(new Date(season.until), locale),
            })}
          </p>
          <Press
            {...owned}
            name="season"
            action={setSeasonHours}
            fields={seasonFields(provider, season, [t('owner.opens'), t('owner.closes')])}
            submit={t('owner.setHours')}
            success={success}
          >
            <button name="closed" value="1" className={buttonStyle('outlined')}>
              {t('owner.closedAllDay')}
            </button>
          </Press>
        </section>
      )}
      <section className={BOX} aria-labelledby="correct">
        <h2 id="correct" className="text-lg">
          {t('owner.correctTitle')}
        </h2>
        <Press
          {...owned}
          name="correct"
          action={confirmAll}
          submit={t('owner.allCorrect')}
          success={success}
        />
      </section>
    </div>
  );
}

/** Renders the form of everything that a claim may change, filled in with what is public. */
export async function OwnerListingForm({
  provider,
  token,
  menu,
}: OwnerProps & { menu: readonly MenuItem[] }) {
  const t = await getTranslations('owner');
  const labels = await formLabels('claim');
  const claimed = await claimFields(provider.id, provider);
  const fields = claimed
    .filter(({ name }) => name !== 'email' && name !== 'provider')
    .map((field) =>
      field.name === 'photos'
        ? { ...field, hint: t('photosHint'), initial: provider.photos.map(({ url }) => url).join('\n') }
        : field,
    );
  const lines: Field = {
    name: 'menu',
    label: t('menu'),
    hint: t('menuHint'),
    type: 'textarea',
    isRequired: false,
    isWide: true,
    maxLength: 3_000,
    initial: menuText(menu),
  };
  return (
    <SubmissionForm
      name="listing"
      action={sendOwnerListing}
      fields={[...fields, lines, tokenField(token)]}
      labels={{ ...labels, success: t('received') }}
    />
  );
}

/** Renders the newest reviews without an answer, each with a form for one. */
export async function OwnerReviews({
  provider,
  token,
  reviews,
}: OwnerProps & { reviews: readonly Review[] }) {
  const t = await getTranslations('owner');
  return (
    <ul className="grid gap-4">
      {reviews.map(({ id, stars, name, text }) => (
        <li key={id} className={BOX}>
          <p className="font-medium">
            {t('review', { stars })} · <DataText>{name}</DataText>
          </p>
          <p dir="auto">
            <DataText>{text}</DataText>
          </p>
          <Press
            provider={provider}
            token={token}
            name={`review-${id}`}
            action={answerReview}
            fields={[
              {
                name: 'text',
                label: t('answer'),
                type: 'textarea',
                isRequired: true,
                isWide: true,
                maxLength: 2_000,
              },
              { name: 'review', label: '', type: 'hidden', isRequired: true, initial: String(id) },
            ]}
            submit={t('sendAnswer')}
            success={t('received')}
          />
        </li>
      ))}
    </ul>
  );
}

async function Press({
  token,
  name,
  action,
  fields = [],
  submit,
  success,
  children,
}: OwnerProps &
  Pick<SubmissionFormProps, 'name' | 'action' | 'children'> & {
    fields?: Field[];
    submit: string;
    success: string;
  }) {
  const labels = await formLabels('claim');
  return (
    <SubmissionForm
      name={name}
      action={action}
      fields={[...fields, tokenField(token)]}
      labels={{ ...labels, submit, success }}
      isBrief
    >
      {children}
    </SubmissionForm>
  );
}

function tokenField(token: string): Field {
  return { name: 'token', label: '', type: 'hidden', isRequired: true, initial: token };
}

/** The hours of a season, or else the usual ones, to be corrected. */
function seasonFields(provider: Provider, { kind }: Season, [opens, closes]: [string, string]): Field[] {
  const [from, to] = (provider.seasonTimes[kind] ?? provider.openTimes)?.[0] ?? [];
  return [
    { name: 'season', label: '', type: 'hidden', isRequired: true, initial: kind },
    { name: 'opens', label: opens, type: 'time', isRequired: false, initial: timeOf(from) },
    { name: 'closes', label: closes, type: 'time', isRequired: false, initial: timeOf(to) },
  ];
}

/** Returns a minute of a week as "HH:MM". */
function timeOf(minute: number | undefined): string | undefined {
  if (minute === undefined) return undefined;
  const [hours, minutes] = [Math.floor((minute % DAY_MINUTES) / 60), minute % 60];
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}
