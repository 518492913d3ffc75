'use client';

import { useEffect, useRef } from 'react';
import { readCar } from '@/components/car/my-car';
import { rememberReview } from '@/components/reviews/sent-reviews';
import { SubmissionForm, type SubmissionFormProps } from './submission-form';

/**
 * Renders the form of a review, with the visitor's car chosen, and remembers on this device what was sent, so that its author sees it
 * waiting.
 */
export function RememberedReviewForm({ provider, ...form }: SubmissionFormProps & { provider: number }) {
  const sent = useRef<FormData>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const car = box.current?.querySelector<HTMLSelectElement>('select[name=car]');
    // Where the page came back after a reload, the browser has filled in what was chosen.
    if (car?.value === '') car.value = readCar() ?? '';
  }, []);
  function remember() {
    const text = String(sent.current?.get('text') ?? '').trim();
    rememberReview({ provider, stars: Number(sent.current?.get('stars')), text });
  }
  return (
    <div ref={box} onSubmitCapture={({ target }) => (sent.current = new FormData(target as HTMLFormElement))}>
      <SubmissionForm {...form} onSuccess={remember} />
    </div>
  );
}
