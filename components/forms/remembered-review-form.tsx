'use client';

import { useRef } from 'react';
import { rememberReview } from '@/components/reviews/sent-reviews';
import { SubmissionForm, type SubmissionFormProps } from './submission-form';

/** Renders the form of a review, and remembers on this device what was sent, so that its author sees it waiting. */
export function RememberedReviewForm({ provider, ...form }: SubmissionFormProps & { provider: number }) {
  const sent = useRef<FormData>(null);
  function remember() {
    const text = String(sent.current?.get('text') ?? '').trim();
    rememberReview({ provider, stars: Number(sent.current?.get('stars')), text });
  }
  return (
    <div onSubmitCapture={({ target }) => (sent.current = new FormData(target as HTMLFormElement))}>
      <SubmissionForm {...form} onSuccess={remember} />
    </div>
  );
}
