import { Link } from '@/components/ui/link';
import { chatUrl, telLink } from '@/lib/domain/contact';
import { plainLine } from '@/lib/domain/plain-line';
import type { CardFacts, CardLabels } from './card-facts';

/** At most three: the third leads on wherever else the card is touched. */
export function CardActions({
  facts: { href, name, phone, chat },
  labels,
}: {
  facts: CardFacts;
  labels: CardLabels;
}) {
  // When it is about to be followed: with its message each card would be a quarter of a KB heavier.
  const write = ({ currentTarget: link }: React.SyntheticEvent<HTMLAnchorElement>) => {
    const url = new URL(href, window.location.href).href;
    // The name last: what stands in it is never taken for {url}.
    const text = labels.chatText.replace('{url}', () => url).replace('{name}', () => plainLine(name));
    if (chat) link.href = chatUrl(chat, text);
  };
  return (
    <div className="actions">
      {phone && (
        <a
          href={telLink(phone)}
          dir="ltr"
          aria-label={labels.callName.replace('{name}', name).replace('{phone}', phone)}
        >
          {phone}
        </a>
      )}
      {chat && (
        <a
          href={chatUrl(chat)}
          aria-label={labels.chatName.replace('{name}', name)}
          onFocus={write}
          onPointerDown={write}
          onClick={write}
        />
      )}
      <Link href={href} loading={labels.loading} aria-label={labels.detailsOf.replace('{name}', name)}>
        {labels.details}
      </Link>
    </div>
  );
}
