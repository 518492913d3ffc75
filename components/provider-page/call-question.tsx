import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { CALL_OUTCOMES, type CallOutcome, LAST_CALL_KEY } from '@/lib/domain/call-outcome';
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
  /** What helps who got a wrong number. */
  wayOn: { text: string; href: string; isChat: boolean };
  onDone: () => void;
}

const CHIP = 'chip min-w-0 flex-1 justify-center px-2 text-center text-sm leading-tight';

/** Renders a question with three answers, and after "reached" whether price and hours were as shown; thanks, and a way on, follow. */
export function CallQuestion({ provider, texts, wayOn, onDone }: CallQuestionProps) {
  const [answered, setAnswered] = useState<CallOutcome | 'done'>();
  const isSecond = answered === 'reached';
  const isAsking = !answered || isSecond;
  const isWrong = answered === 'wrong number';
  function say(outcome: CallOutcome, asShown?: boolean) {
    setAnswered(asShown === undefined ? outcome : 'done');
    forgetCall();
    const body = new FormData();
    body.set('provider', String(provider));
    body.set('outcome', outcome);
    if (asShown !== undefined) body.set('asShown', String(asShown));
    // What is not counted is not missed.
    fetch(CALL_OUTCOME_PATH, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  }
  const question = isSecond ? texts.asShown : texts.question;
  const answers: [text: string, say: () => void][] = isSecond
    ? [
        [texts.yes, () => say('reached', true)],
        [texts.no, () => say('reached', false)],
      ]
    : CALL_OUTCOMES.map((outcome) => [texts.outcomes[outcome], () => say(outcome)]);
  return (
    <div
      role="group"
      aria-label={question}
      // Alone in the bar of phones, which has no room for more, and should not offer the wrong number again.
      data-call-question={isAsking || isWrong ? 'alone' : ''}
      className="no-print flex basis-full flex-wrap items-center gap-1.5"
    >
      {isAsking ? (
        <span className="flex-1 font-medium">{question}</span>
      ) : (
        <p role="status" className="flex-1 text-sm text-leaf-700">
          {texts.thanks}
        </p>
      )}
      {isWrong && (
        <a
          href={wayOn.href}
          className="text-link inline-flex min-h-11 items-center text-sm"
          {...(wayOn.isChat && { target: '_blank', rel: 'noopener nofollow', 'data-chat': true })}
        >
          {wayOn.text}
        </a>
      )}
      <button
        type="button"
        className="grid size-11 flex-none place-items-center text-ink-500"
        onClick={() => {
          forgetCall();
          onDone();
        }}
      >
        <Icon name="x" label={texts.close} />
      </button>
      {isAsking && (
        <div className="flex basis-full gap-1.5">
          {answers.map(([text, answer]) => (
            <button key={text} type="button" className={CHIP} onClick={answer}>
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Who has answered, or does not want to, is not asked again. */
function forgetCall() {
  try {
    sessionStorage.removeItem(LAST_CALL_KEY);
  } catch {
    // Without a storage, nothing was kept.
  }
}
