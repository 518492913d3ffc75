import { RowNotFound } from '@/components/layout/row-not-found';

export default function AreaNotFound() {
  return <RowNotFound reason="area" />;
}
