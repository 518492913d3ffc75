import { CheckList } from '@/components/ui/check-list';
import { Link } from '@/components/ui/link';
import { CAR_SIZES } from '@/lib/domain/car';
import { monthsOfVisit, STARS } from '@/lib/domain/review';
import type { Kind } from '@/lib/domain/wash-types';
import { sendReview } from '@/lib/forms/actions';
import { reviewSchema } from '@/lib/forms/schemas';
import { formatMonth } from '@/lib/i18n/formatters';
import { getIntl } from '@/lib/routing/get-intl';
import { type Field, fieldsOf } from './fields';
import { FormAside } from './form-columns';
import { formLabels } from './form-labels';
import { RememberedReviewForm } from './remembered-review-form';

interface ReviewFormProps {
  provider: number;
  /** What can be chosen as done. */
  kinds: readonly Kind[];
}

/** Renders the form for a review of a provider (product rule 2.26). */
export async function ReviewForm(props: ReviewFormProps) {
  return (
    <RememberedReviewForm
      name="review"
      provider={props.provider}
      action={sendReview}
      fields={await reviewFields(props)}
      labels={await formLabels('writeReview')}
    />
  );
}

/** Returns the fields of a review. */
export async function reviewFields({ provider, kinds }: ReviewFormProps): Promise<Field[]> {
  const { t, locale, now } = await getIntl();
  const fields = fieldsOf(reviewSchema, (name) => t(`writeReview.fields.${name}`), {
    stars: {
      options: [...STARS]
        .reverse()
        .map((stars) => [String(stars), t('reviews.stars', { count: stars })] as const),
    },
    text: { hint: t('writeReview.hints.text'), isWide: true },
    visited_in: {
      options: [
        ['', t('forms.choose')],
        ...monthsOfVisit(now).map((month) => [month, formatMonth(new Date(month), locale)] as const),
      ],
    },
    car: {
      options: [
        ['', t('writeReview.notSaid')],
        ...CAR_SIZES.map((size) => [size, t(`car.${size}`)] as const),
      ],
    },
    kinds: { options: kinds.map(({ slug, name }) => [slug, name[locale]] as const) },
    name: { hint: t('writeReview.hints.name'), autoComplete: 'nickname' },
    email: { hint: t('writeReview.hints.email') },
    provider: { initial: String(provider) },
  });
  return fields.filter(({ name }) => name !== 'kinds' || kinds.length > 0);
}

const PROMISES = ['read', 'bad', 'reward', 'withdraw'] as const;

/** Says what happens to a review, next to its form. */
export async function ReviewSidebar() {
  const { t, to } = await getIntl();
  return (
    <FormAside id="next" title={t('forms.next')}>
      <CheckList items={PROMISES.map((promise) => t(`writeReview.promises.${promise}`))} />
      <p className="mt-3">
        <Link href={to({ name: 'reviewRules' })} className="text-link">
          {t('reviews.rules')}
        </Link>
      </p>
    </FormAside>
  );
}
