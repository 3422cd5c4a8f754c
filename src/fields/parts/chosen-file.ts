import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Bound } from './bound.tsx';
import type { FileProblemSaid } from './bytes.ts';
import { noteRefusedFile } from './refused-files.ts';

interface ChosenFile {
  /** Why the last chosen file was not taken; null when it was. */
  readonly problem: string | null;
  readonly take: (file: File) => void;
  /** Lets go of a file that was not taken; otherwise of what is there. */
  readonly remove: () => void;
}

/** Takes a chosen file into the form once it has been judged; a refused one leaves what was there and holds up the save. The last one chosen wins. */
export const useChosenFile = (bound: Bound, judge: (file: File) => Promise<FileProblemSaid | null>): ChosenFile => {
  const translate = useTranslate();
  const { control, clearErrors } = useFormContext();
  const [problem, setProblem] = useState<string | null>(null);
  const turn = useRef(0);
  const { name } = bound;
  useEffect(() => () => noteRefusedFile(control, name, null), [control, name]);
  const settle = (found: string | null) => {
    setProblem(found);
    noteRefusedFile(control, name, found);
    if (found === null) clearErrors(name);
  };
  const take = async (file: File) => {
    const mine = (turn.current += 1);
    const found = await judge(file);
    if (mine !== turn.current) return;
    settle(found ? translate(found.key, { ...found.params }) : null);
    if (!found) bound.set(file);
  };
  return {
    problem,
    take: (file) => void take(file),
    remove: () => {
      turn.current += 1;
      settle(null);
      if (problem === null) bound.set(null);
    },
  };
};
