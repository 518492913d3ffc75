import { RemovedMessage } from '@/components/layout/removed-message';

export default function NotFoundPage() {
  return <RemovedMessage />;
}
