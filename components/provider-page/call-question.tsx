import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { CALL_OUTCOMES, type CallOutcome } from '@/lib/domain/call-outcome';
import { CALL_OUTCOME_PATH } from '@/lib/routing/client-paths';

export interface CallQuestionProps {
  provider: number;
  texts: {
    question: string;
    outcomes: Record<CallOutcome, string>;
    asShown: string;
    yes: string;
    no: string;
    thanks: string;
    close: string;
  };
  onDone: () => void;
}

const CHIP = 'chip min-w-0 flex-1 justify-center px-2 text-center text-sm leading-tight';

/** Renders one line: three answers, and after "reached" whether price and hours were as shown. */
export function CallQuestion({ provider, texts, onDone }: CallQuestionProps) {
  const [answered, setAnswered] = useState<CallOutcome | 'done'>();
  const isSecond = answered === 'reached';
  function say(outcome: CallOutcome, asShown?: boolean) {
    setAnswered(asShown === undefined ? outcome : 'done');
    const body = new FormData();
    body.set('provider', String(provider));
    body.set('outcome', outcome);
    if (asShown !== undefined) body.set('asShown', String(asShown));
    // What is not counted is not missed.
    fetch(CALL_OUTCOME_PATH, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  }
  const answers: [text: string, say: () => void][] = isSecond
    ? [
        [texts.yes, () => say('reached', true)],
        [texts.no, () => say('reached', false)],
      ]
    : CALL_OUTCOMES.map((outcome) => [texts.outcomes[outcome], () => say(outcome)]);
  return (
    <div
      role="group"
      aria-label={isSecond ? texts.asShown : texts.question}
      data-call-question
      className="no-print -my-1 flex basis-full items-center gap-1.5"
    >
      {answered && !isSecond ? (
        <p role="status" className="flex-1 text-sm text-leaf-700">
          {texts.thanks}
        </p>
      ) : (
        <>
          {isSecond && <span className="flex-1 text-sm">{texts.asShown}</span>}
          {answers.map(([text, answer]) => (
            <button key={text} type="button" className={isSecond ? 'chip' : CHIP} onClick={answer}>
              {text}
            </button>
          ))}
        </>
      )}
      <button
        type="button"
        className="grid size-11 flex-none place-items-center text-ink-500"
        onClick={onDone}
      >
        <Icon name="x" label={texts.close} />
      </button>
    </div>
  );
}
