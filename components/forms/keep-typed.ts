import type { FormAction } from '@/lib/forms/form-state';
import { typedValues } from '@/lib/forms/typed-values';
import type { Field } from './fields';

/**
 * The action, with an error that keeps what was typed where the server gave no answer of ours: the network failed, the
 * request was refused on its way, or the site was replaced by a build that does not know the form.
 *
 * React sends a form without script to the server action itself, so the server has to render that one.
 */
export function keepTyped(action: FormAction, fields: Field[]): FormAction {
  if (typeof window === 'undefined') return action;
  const lists = fields.filter(({ type }) => type === 'toggles').map(({ name }) => name);
  return async (state, typed) => {
    try {
      return await action(state, typed);
    } catch (error) {
      console.error('The form was not sent:', error);
      const submitCount = state.submitCount + 1;
      return { status: 'error', submitCount, values: typedValues(typed, lists), errors: {} };
    }
  };
}
