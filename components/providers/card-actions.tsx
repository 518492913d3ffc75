import { Link } from '@/components/ui/link';
import { chatUrl, telLink } from '@/lib/domain/contact';
import type { CardFacts, CardLabels } from './card-facts';

/** At most three: the third leads on wherever else the card is touched. */
export function CardActions({
  facts: { href, name, phone, chat },
  labels,
}: {
  facts: CardFacts;
  labels: CardLabels;
}) {
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
      {chat && <a href={chatUrl(chat)} aria-label={labels.chatName.replace('{name}', name)} />}
      <Link href={href} loading={labels.loading} aria-label={labels.detailsOf.replace('{name}', name)}>
        {labels.details}
      </Link>
    </div>
  );
}
