import { useCallback, useState, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { useEngine } from '#src/engine/context.ts';
import type { FormSlots, SaveQuestion } from '#src/engine/overrides.ts';
import type { Row } from '#src/fields/types.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

interface Asking extends SaveQuestion {
  readonly confirm: string;
  readonly answer: (yes: boolean) => void;
}

/** What a form asks before a save of a record (null: a new one), and the question while it stands. A form that asks nothing has no `confirm`. */
export const useSaveQuestion = ({ asks, submit }: FormSlots): { readonly confirm: ((values: Row, before: Row | null) => Promise<boolean>) | undefined; readonly question: ReactElement | null } => {
  const translate = useTranslate();
  const context = useEngine();
  const [asking, setAsking] = useState<Asking | null>(null);
  const confirm = useCallback(async (values: Row, before: Row | null) => {
    const question = asks?.(values, context, before);
    return question === undefined || (await new Promise<boolean>((answer) => setAsking({ ...question, confirm: submit?.(values) ?? 'ra.action.save', answer })));
  }, [asks, submit, context]);
  const settle = (yes: boolean) => {
    asking?.answer(yes);
    setAsking(null);
  };
  return {
    confirm: asks && confirm,
    question: asking && <ConfirmDialog title={translate(asking.title)} confirm={translate(asking.confirm)} onConfirm={() => settle(true)} onClose={() => settle(false)}>{translate(asking.text)}</ConfirmDialog>,
  };
};
