import { Icon } from '@/components/ui/icon';
import { telLink } from '@/lib/domain/contact';

interface PhoneLinkProps {
  name: string;
  phone: string;
  /** {name} and {phone} stand where they go. */
  label: string;
}

/** The number of a provider as the device kept it. */
export function PhoneLink({ name, phone, label }: PhoneLinkProps) {
  return (
    <a
      href={telLink(phone)}
      className="kept-phone"
      aria-label={label.replace('{name}', name).replace('{phone}', phone)}
    >
      <Icon name="phone" />
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
}
