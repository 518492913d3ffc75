'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { usePriceQuery } from '@/components/car/use-price-query';
import { CardCredits } from '@/components/cards/card-list';
import type { CardProvider } from '@/components/cards/card-provider';
import { ProviderCard } from '@/components/cards/provider-card';
import { EmptyMessage } from '@/components/facts/empty-message';
import { ProviderPicture } from '@/components/facts/provider-picture';
import { SaveButton, useToggleSaved } from '@/components/saved/save-button';
import { clearSaved, restoreSaved, useSaved } from '@/components/saved/saved-store';
import { buttonStyle } from '@/components/ui/button';
import { languageOf } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { notify } from '@/components/ui/notify';
import { share } from '@/components/ui/share';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Scene } from '@/lib/domain/avatar';
import { telLink } from '@/lib/domain/contact';
import { MAX_CARDS, MAX_COMPARED, type SavedProvider } from '@/lib/domain/saved-provider';
import { type Tone, withTones } from '@/lib/domain/tone';
import { comparePath, providerPath } from '@/lib/routing/client-paths';
import { SAVED_HEAD } from './saved-head';
import { useSavedDetails } from './use-saved-details';

interface SavedProvidersProps {
  /** URL of the list of all services, in the language of the page. */
  servicesHref: string;
  /** Origin of the site. */
  origin: string;
}

/** The shortlist, newest first. Shows what the device stores until the cards have loaded (product rule 2.20). */
export function SavedProviders({ servicesHref, origin }: SavedProvidersProps) {
  const t = useTranslations('savedPage');
  const tSaved = useTranslations('saved');
  const { providers } = useSaved();
  const [limit, setLimit] = useState(MAX_CARDS);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const visible = providers.slice(0, limit);
  const { details, isLoading, hasFailed, retry } = useSavedDetails(visible.map(({ id }) => id));
  const heading = useFocusAfterChange(providers.length);
  const [removed, setRemoved] = useState<readonly SavedProvider[]>([]);

  if (!useHydrated()) return null;
  const ids = providers.map(({ id }) => id);
  const undo = removed.some(({ id }) => !ids.includes(id)) && (
    // Stays, unlike the one in the notification.
    <button type="button" className="chip no-print" onClick={() => restoreSaved(removed)}>
      {t('undo')}
    </button>
  );
  if (providers.length === 0)
    return (
      <EmptyShortlist servicesHref={servicesHref} ref={heading}>
        {undo}
      </EmptyShortlist>
    );

  const chosen = ticked.filter((id) => ids.includes(id));
  const tick = (id: number) =>
    setTicked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const compared = { chosen, comparable: ids.filter((id) => details.get(id) !== null) };
  const clear = () => {
    const cleared = clearSaved();
    setRemoved(cleared);
    notify(t('cleared'), 'single', { label: tSaved('notices.undo'), run: () => restoreSaved(cleared) });
  };
  const tones = withTones(visible.map(({ id }) => details.get(id) ?? { id, scene: UNKNOWN }));
  return (
    <>
      <div className={SAVED_HEAD}>
        <h2 ref={heading} tabIndex={-1} className="me-auto text-xl outline-none">
          {tSaved('count', { count: String(providers.length) })}
        </h2>
        <CompareActions {...compared} />
        <button type="button" className="chip no-print" onClick={clear}>
          {t('clear')}
        </button>
        {undo}
        <p role="status" className={hasFailed ? 'basis-full text-sm text-ink-500' : 'sr-only'}>
          {hasFailed ? t('failed') : isLoading && t('loading')}
        </p>
        {hasFailed && (
          <button type="button" className={buttonStyle('outlined')} onClick={retry}>
            {t('retry')}
          </button>
        )}
      </div>
      <div className="cards saved-cards" aria-busy={isLoading && !hasFailed}>
        {visible.map((provider, index) => (
          <SavedCard
            key={provider.id}
            tone={tones[index]?.tone}
            provider={provider}
            details={details.get(provider.id)}
            origin={origin}
            onRemove={(provider) => setRemoved([provider])}
          >
            {details.get(provider.id) !== null && (
              <label className="z-1 inline-flex min-h-target cursor-pointer items-center gap-2.5 border-t border-sand-200 px-4 text-sm print:hidden">
                <input
                  className="size-5 accent-action"
                  type="checkbox"
                  checked={chosen.includes(provider.id)}
                  disabled={chosen.length >= MAX_COMPARED && !chosen.includes(provider.id)}
                  onChange={() => tick(provider.id)}
                  aria-label={t('tickName', { name: provider.name })}
                />
                {t('tick')}
              </label>
            )}
            <SaveButton
              provider={provider}
              className="heart-of-card"
              onRemove={(provider) => setRemoved([provider])}
            />
          </SavedCard>
        ))}
        <CardCredits providers={visible.map(({ id }) => details.get(id))} />
      </div>
      {providers.length > limit && (
        <button type="button" className={buttonStyle('outlined')} onClick={() => setLimit(limit + MAX_CARDS)}>
          {t('more')}
        </button>
      )}
      {chosen.length > 0 && compared.comparable.length > 1 && (
        <div className="saved-bar no-print sticky bottom-(--bottom-bar,0px) z-30 -mx-gutter mt-4 flex flex-wrap items-center gap-2 border-t border-sand-200 bg-sand-50 px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <CompareActions {...compared} />
          {chosen.length === 1 && <p className="text-sm">{t('oneMore')}</p>}
        </div>
      )}
    </>
  );
}

/** The scene of a provider whose details have not loaded. */
const UNKNOWN: Scene = 'city hand';

interface SavedCardProps {
  provider: SavedProvider;
  /** The provider's current data: undefined until loaded, null if it is no longer in the directory. */
  details: CardProvider | null | undefined;
  tone: Tone | undefined;
  origin: string;
  onRemove: (removed: SavedProvider) => void;
  children: React.ReactNode;
}

/** A card of the shortlist; until its details have loaded, it shows what the device stores. */
function SavedCard({ provider, details, tone, origin, onRemove, children }: SavedCardProps) {
  const t = useTranslations('savedPage');
  const tSaved = useTranslations('saved');
  const locale = useLocale();
  const toggleSaved = useToggleSaved();
  if (details)
    return (
      <ProviderCard provider={{ ...details, tone }} showsEmirate origin={origin}>
        {children}
      </ProviderCard>
    );
  const { id, name, otherName, phone, area } = provider;
  const tel = phone && telLink(phone);
  const isGone = details === null;
  return (
    // As high as the loaded one.
    <article className={`card ${isGone ? 'bg-sand-100 shadow-none' : 'min-h-120'}`}>
      <ProviderPicture id={id} tone={tone} scene={UNKNOWN} />
      <div className="card-body">
        <h3 className="card-name" {...languageOf(name, locale)}>
          {name}
          {otherName && (
            <small lang={locale} dir="auto">
              {otherName}
            </small>
          )}
        </h3>
        {area && (
          <p className="facts" {...languageOf(area, locale)}>
            {area}
          </p>
        )}
        {isGone && <p className="mt-2 text-sm text-ink-700">{t('gone')}</p>}
        {!isGone && (
          <div className="card-foot">
            <Link href={providerPath(id, locale)} className="more" aria-label={t('detailsOf', { name })}>
              {t('details')}
            </Link>
          </div>
        )}
        <div className="actions">
          {tel && (
            <a
              href={tel}
              className="action"
              data-way="tel"
              dir="ltr"
              aria-label={tSaved('call', { name, phone })}
            >
              {phone}
            </a>
          )}
          {isGone && (
            <button
              type="button"
              className={buttonStyle('outlined')}
              aria-label={t('removeName', { name })}
              onClick={() => {
                const removed = toggleSaved(provider);
                if (removed) onRemove(removed);
              }}
            >
              {t('remove')}
            </button>
          )}
        </div>
      </div>
      {children}
    </article>
  );
}

interface CompareActionsProps {
  /** Ids of the ticked providers. */
  chosen: readonly number[];
  /** Ids of all providers that can be compared, newest first. */
  comparable: readonly number[];
}

/** Links to compare and share the ticked providers, or the last four saved if none is ticked; of fewer than two, nothing. */
function CompareActions({ chosen, comparable }: CompareActionsProps) {
  const t = useTranslations('savedPage');
  const tSaved = useTranslations('saved');
  const tShare = useTranslations('share');
  const locale = useLocale();
  const priceQuery = usePriceQuery();
  const ids = chosen.length > 0 ? chosen : comparable.slice(0, MAX_COMPARED);
  if (ids.length < 2 || comparable.length < 2) return null;
  const areLast = chosen.length === 0 && comparable.length > MAX_COMPARED;
  const href = comparePath(ids, locale, priceQuery);

  function shareComparison() {
    const url = new URL(href, window.location.href).href;
    void share({ title: t('shareTitle'), url }, { copied: tShare('copied'), failed: tShare('notCopied') });
  }

  return (
    <>
      <Link href={href} className={buttonStyle('filled', 'no-print max-sm:px-3')}>
        {tSaved(areLast ? 'compareLast' : 'compare', { count: String(ids.length) })}
      </Link>
      <button
        type="button"
        className={buttonStyle('outlined', 'no-print max-sm:px-3')}
        onClick={shareComparison}
      >
        <Icon name="share-2" />
        <span className="max-sm:sr-only">{tShare('share')}</span>
      </button>
    </>
  );
}

interface EmptyShortlistProps {
  servicesHref: string;
  ref: React.Ref<HTMLHeadingElement>;
  /** Additional buttons. */
  children: React.ReactNode;
}

function EmptyShortlist({ servicesHref, ref, children }: EmptyShortlistProps) {
  const t = useTranslations('savedPage');
  return (
    <EmptyMessage scene="city mobile2" title={t('emptyTitle')} titleRef={ref} text={t('emptyText')}>
      <Link href={servicesHref} className={buttonStyle('filled')}>
        {t('toServices')}
      </Link>
      {children}
    </EmptyMessage>
  );
}

/** Returns a ref for the heading, which receives focus when the focused card or button disappears. */
function useFocusAfterChange(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(count);
  useEffect(() => {
    const hasChanged = count !== previous.current;
    previous.current = count;
    if (hasChanged && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [count]);
  return heading;
}
