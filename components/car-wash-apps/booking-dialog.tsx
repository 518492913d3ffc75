import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useRef } from 'react';
import type { Field } from '@/components/forms/fields';
import { SubmissionForm, type SubmissionFormProps } from '@/components/forms/submission-form';
import { buttonStyle, iconButtonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { NoticeBox } from '@/components/ui/notice';
import { todayInDubai } from '@/lib/domain/booking';
import { IDEMPOTENCY_KEY } from '@/lib/forms/form-state';

export interface BookingDialogProps {
  action: SubmissionFormProps['action'];
  fields: Field[];
  formLabels: SubmissionFormProps['labels'];
  labels: { title: string; text: string; tip: string; cancel: string; close: string };
  /** Name of the preselected app, or empty. */
  app: string;
  /** The element that gets the focus back when the dialog closes. */
  opener: HTMLElement;
  onClose: () => void;
  /** Called when the dialog closes after success. */
  onSent: () => void;
}

/** What was typed and is not sent yet, by field. Only kept as long as the tab is open, because it is about a person. */
const draft = new Map<string, string>();

function withDefaults(field: Field, app: string): Field {
  const initial = draft.get(field.name) ?? field.initial;
  if (field.name === 'selectedApp') return { ...field, initial: app || initial };
  // Recomputed in the browser, because the page may have been cached yesterday.
  const min = field.name === 'preferredDate' ? todayInDubai() : field.min;
  return { ...field, initial, min };
}

/** Keeps the value of a field that has changed. */
function keepDraft({ target }: { target: EventTarget }): void {
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
    draft.set(target.name, target.value);
}

/** Milliseconds for which the success message is shown (product rule 2.10). */
const SUCCESS_DURATION = 3_000;

/**
 * Renders the booking form in a dialog, which closes automatically after success. Closed otherwise, it has the same content when
 * it opens again (product rule 2.10).
 */
export function BookingDialog(props: BookingDialogProps) {
  const { action, fields, formLabels, labels, app, opener, onClose, onSent } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send: SubmissionFormProps['action'] = async (state, values) => {
    // Repeated after the dialog was closed, it is still the same request.
    draft.set(IDEMPOTENCY_KEY, String(values.get(IDEMPOTENCY_KEY)));
    const result = await action(state, values);
    if (result.status === 'success') draft.clear();
    return result;
  };

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-60 grid animate-appear place-items-[end_center] overflow-y-auto bg-veil md:place-items-center md:p-8">
          <Dialog.Content
            className="relative mt-8 w-full max-w-[46rem] rounded-t-sheet bg-sheet p-panel outline-none md:mt-0 md:rounded-sheet md:shadow-raised"
            onChange={keepDraft}
            // A slip beside it must not close it.
            onInteractOutside={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              opener.focus();
            }}
          >
            <Dialog.Title className="pe-12 text-xl">{labels.title}</Dialog.Title>
            <Dialog.Close
              className={iconButtonStyle('plain', 'absolute end-3 top-3')}
              aria-label={labels.close}
            >
              <Icon name="x" />
            </Dialog.Close>
            <Dialog.Description className="mt-1 text-ink-500">{labels.text}</Dialog.Description>
            <NoticeBox kind="tip" icon="clock" className="my-3">
              {labels.tip}
            </NoticeBox>
            <SubmissionForm
              name="booking"
              action={send}
              fields={fields.map((field) => withDefaults(field, app))}
              labels={formLabels}
              idempotencyKey={draft.get(IDEMPOTENCY_KEY)}
              onSuccess={() => {
                timer.current = setTimeout(onSent, SUCCESS_DURATION);
              }}
            >
              <Dialog.Close className={buttonStyle('outlined')}>{labels.cancel}</Dialog.Close>
            </SubmissionForm>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
