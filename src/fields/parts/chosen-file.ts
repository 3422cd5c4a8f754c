import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Bound } from './bound.tsx';
import type { FileProblemSaid } from './bytes.ts';

interface ChosenFile {
  /** Why the last chosen file was not taken; null when it was. */
  readonly problem: string | null;
  readonly take: (file: File) => void;
  readonly remove: () => void;
}

/** Takes a chosen file into the form once it has been judged; a refused one leaves what was there. The last one chosen wins. */
export const useChosenFile = (bound: Bound, judge: (file: File) => Promise<FileProblemSaid | null>): ChosenFile => {
  const translate = useTranslate();
  const [problem, setProblem] = useState<string | null>(null);
  const turn = useRef(0);
  const take = async (file: File) => {
    const mine = (turn.current += 1);
    const found = await judge(file);
    if (mine !== turn.current) return;
    setProblem(found ? translate(found.key, { ...found.params }) : null);
    if (!found) bound.set(file);
  };
  return {
    problem,
    take: (file) => void take(file),
    remove: () => {
      turn.current += 1;
      setProblem(null);
      bound.set(null);
    },
  };
};
