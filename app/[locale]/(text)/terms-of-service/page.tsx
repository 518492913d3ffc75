import { LegalPage } from '@/components/legal/legal-page';
import { fixedMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => fixedMetadata('termsOfService');

export default function TermsOfServicePage() {
  return <LegalPage name="terms" />;
}
