import { LegalPage } from '@/components/legal/legal-page';
import { fixedMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => fixedMetadata('privacyPolicy');

export default function PrivacyPolicyPage() {
  return <LegalPage name="privacy" />;
}
