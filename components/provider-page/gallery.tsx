import { getTranslations } from 'next-intl/server';
import { PictureTransition, SceneImage } from '@/components/facts/provider-picture';
import { buttonStyle } from '@/components/ui/button';
import { languageOf } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { sceneOf } from '@/lib/domain/avatar';
import type { Provider } from '@/lib/domain/provider';
import { toneOf } from '@/lib/domain/tone';
import { logoSource, photoAttributes } from '@/lib/images/image-attributes';
import { getIntl } from '@/lib/routing/get-intl';

/** CSS `sizes` of a single photo, of the first of several and of the others. */
const SIZES = {
  single: '(min-width: 78rem) 74rem, 100vw',
  first: '(min-width: 64rem) 37rem, 100vw',
  other: '(min-width: 64rem) 19rem, 100vw',
  all: '(min-width: 64rem) 48rem, 100vw',
};

/**
 * Renders the photos of a provider: on phones one beside the other to swipe through, on wide screens as a mosaic, whose rest is in a
 * popover. Photos that cannot be loaded leave no gap; without any, the provider's scene is shown (product rule 3.15).
 */
export async function Gallery({ provider }: { provider: Provider }) {
  const { id, name, photos, logo } = provider;
  const t = await getTranslations('providerPage');
  const count = photos.length;
  const scene = <SceneImage name={sceneOf(provider)} aria-hidden="true" />;
  return (
    <>
      <PictureTransition id={id} isActive>
        <section
          className="picture gallery"
          data-tone={toneOf(id)}
          data-photos={count}
          aria-label={count > 0 ? t('photos', { name }) : undefined}
          aria-hidden={count === 0 || undefined}
        >
          {scene}
          {count === 0 && logo && <Picture src={logoSource(logo)} className="picture-logo" />}
          {count > 0 && (
            <div className="gallery-photos" tabIndex={count > 1 ? 0 : undefined}>
              {photos.map((_, index) => (
                <Photo
                  key={index}
                  provider={provider}
                  index={index}
                  sizes={sizesOf(index, count)}
                  place={`${index + 1} / ${count}`}
                />
              ))}
            </div>
          )}
          {count > 1 && (
            <button
              type="button"
              popoverTarget="photos"
              className={buttonStyle(
                'outlined',
                'inline-flex! size-auto! max-lg:hidden! lg:absolute lg:end-4 lg:bottom-4',
              )}
            >
              <Icon name="layout-grid" />
              {t('allPhotos', { count })}
            </button>
          )}
        </section>
      </PictureTransition>
      {count > 1 && (
        <div
          id="photos"
          popover="auto"
          role="dialog"
          aria-label={t('photos', { name })}
          className="all-photos"
        >
          <button
            type="button"
            popoverTarget="photos"
            popoverTargetAction="hide"
            className={buttonStyle('outlined', 'sticky top-0 ms-auto flex')}
          >
            <Icon name="x" />
            {t('closePhotos')}
          </button>
          {photos.map((_, index) => (
            <Photo key={index} provider={provider} index={index} sizes={SIZES.all} isLazy />
          ))}
        </div>
      )}
    </>
  );
}

function sizesOf(index: number, count: number): string {
  if (count === 1) return SIZES.single;
  return index === 0 || count === 2 ? SIZES.first : SIZES.other;
}

interface PhotoProps {
  provider: Provider;
  index: number;
  sizes: string;
  /** Its place among the others. */
  place?: string;
  isLazy?: boolean;
}

async function Photo({ provider: { name, photos }, index, sizes, place, isLazy = index > 0 }: PhotoProps) {
  const { t, locale } = await getIntl('providerPage');
  const { url, alt } = photos[index]!;
  return (
    <Picture
      {...photoAttributes(url, sizes)}
      className="photo"
      place={place}
      alt={alt ?? t('photo', { name, number: String(index + 1) })}
      {...(alt && languageOf(alt, locale))}
      loading={isLazy ? 'lazy' : undefined}
    />
  );
}
