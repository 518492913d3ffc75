import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useRef } from 'react';
import type { Field } from '@/components/forms/fields';
import { SubmissionForm, type SubmissionFormProps } from '@/components/forms/submission-form';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { todayInDubai } from '@/lib/domain/booking';

export interface BookingDialogProps {
  action: SubmissionFormProps['action'];
  fields: Field[];
  formLabels: SubmissionFormProps['labels'];
  labels: { title: string; text: string; tip: string; cancel: string; close: string };
  /** Name of the preselected app, or empty. */
  app: string;
  /** Regains focus when the dialog closes. */
  opener: HTMLElement;
  onClose: () => void;
}

function presetField(field: Field, app: string): Field {
  if (field.name === 'selectedApp') return { ...field, initial: app };
  // The page may have been cached yesterday.
  return field.name === 'preferredDate' ? { ...field, min: todayInDubai() } : field;
}

/** Milliseconds for which success is shown (product rule 2.10). */
const SUCCESS_SHOWN = 3_000;

/** The booking form in a dialog that closes on cancel, X, Escape, and automatically after success (product rule 2.10). */
export function BookingDialog(props: BookingDialogProps) {
  const { action, fields, formLabels, labels, app, opener, onClose } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Repeats the success message as a toast, because it disappears with the dialog. */
  function closeAfterSuccess() {
    onClose();
    notify(formLabels.success, 'stack');
  }

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
              fields={fields.map((field) => presetField(field, app))}
              labels={formLabels}
              onSuccess={() => {
                timer.current = setTimeout(closeAfterSuccess, SUCCESS_SHOWN);
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
