import { RowNotFound } from '@/components/layout/row-not-found';

export default function ProviderNotFound() {
  return <RowNotFound reason="service" />;
}
