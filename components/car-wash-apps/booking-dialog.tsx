import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useRef } from 'react';
import type { Field } from '@/components/forms/fields';
import { SubmissionForm, type SubmissionFormProps } from '@/components/forms/submission-form';
import { Icon } from '@/components/ui/icon';
import { todayInDubai } from '@/lib/domain/booking';

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

function withDefaults(field: Field, app: string): Field {
  if (field.name === 'selectedApp') return { ...field, initial: app };
  // Recomputed in the browser, because the page may have been cached yesterday.
  return field.name === 'preferredDate' ? { ...field, min: todayInDubai() } : field;
}

/** Milliseconds for which the success message is shown (product rule 2.10). */
const SUCCESS_DURATION = 3_000;

/** Renders the booking form in a dialog, which closes automatically after success (product rule 2.10). */
export function BookingDialog(props: BookingDialogProps) {
  const { action, fields, formLabels, labels, app, opener, onClose, onSent } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay">
          <Dialog.Content
            className="dialog"
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              opener.focus();
            }}
          >
            <Dialog.Title className="text-xl">{labels.title}</Dialog.Title>
            <Dialog.Close className="dialog-close" aria-label={labels.close}>
              <Icon name="x" />
            </Dialog.Close>
            <Dialog.Description className="mt-1 text-ink-500">{labels.text}</Dialog.Description>
            <p className="tip">
              <Icon name="clock" />
              {labels.tip}
            </p>
            <SubmissionForm
              name="booking"
              action={action}
              fields={fields.map((field) => withDefaults(field, app))}
              labels={formLabels}
              onSuccess={() => {
                timer.current = setTimeout(onSent, SUCCESS_DURATION);
              }}
            >
              <Dialog.Close className="button button-quiet">{labels.cancel}</Dialog.Close>
            </SubmissionForm>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
