import { getLocale, getTranslations } from 'next-intl/server';
import { languageOf } from '@/components/ui/data-text';
import { Picture } from '@/components/ui/picture';
import { sceneOf, toneOf } from '@/lib/domain/avatar';
import type { ProviderSummary } from '@/lib/domain/provider';
import { photoAttributes } from '@/lib/images/image-attributes';
import { SceneImage } from './provider-avatar';

interface PhotoStripProps {
  provider: ProviderSummary;
  /** CSS `sizes` of a single photo and of one of several. */
  sizes: { single: string; several: string };
}

/**
 * Renders a provider's photos side by side in a frame of a fixed size that scrolls sideways (product rule 3.15). Photos that
 * cannot be loaded leave no gap; without any, the frame shows the provider's scene.
 */
export async function PhotoStrip({ provider, sizes }: PhotoStripProps) {
  const { id, name, photos } = provider;
  if (photos.length === 0) return null;
  const [t, locale] = await Promise.all([getTranslations('providerPage'), getLocale()]);
  const several = photos.length > 1;
  return (
    <div
      className="avatar photo-strip"
      data-tone={toneOf(id)}
      role="region"
      aria-label={t('photos', { name })}
      tabIndex={several ? 0 : undefined}
    >
      <SceneImage name={sceneOf(provider)} aria-hidden="true" />
      {photos.map(({ url, alt }, index) => (
        <Picture
          key={url}
          {...photoAttributes(url, several ? sizes.several : sizes.single)}
          className="photo"
          alt={alt ?? t('photo', { name, number: String(index + 1) })}
          {...(alt && languageOf(alt, locale))}
          loading={index > 0 ? 'lazy' : undefined}
        />
      ))}
    </div>
  );
}
