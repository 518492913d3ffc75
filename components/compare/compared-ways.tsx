import { getTranslations } from 'next-intl/server';
import { contactWaysOf, openingOf } from '@/components/facts/contact-ways';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import type { Provider } from '@/lib/domain/provider';

/** The ways to reach a provider, with the numbers themselves: they are read on paper, too. */
export async function ComparedWays({ provider }: { provider: Provider }) {
  const [t, ways] = await Promise.all([getTranslations(), contactWaysOf(provider)]);
  if (ways.length === 0) return t('compare.none');
  return (
    <ul className="compared-ways">
      {ways.map(({ name, icon, href, text }) => (
        <li key={name}>
          <a href={href} {...openingOf(href)}>
            <Icon name={icon} />
            <span>
              <span className="sr-only">{t(`provider.${name}`)} </span>
              <DataText>{text ?? ''}</DataText>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
