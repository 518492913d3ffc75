import { RowNotFound } from '@/components/layout/row-not-found';

export default function PostNotFound() {
  return <RowNotFound reason="post" />;
}
