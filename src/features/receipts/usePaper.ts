import { useCallback, useEffect, useState } from 'react';
import { keepPaper, paperOf, printerOf } from './memory.ts';
import type { Paper } from './paper.ts';

/** The paper of a register's printer, and the way to choose another; null until it is known. */
export const usePaper = (arena: number, register: string | number | null): readonly [paper: Paper | null, choose: (paper: Paper) => void] => {
  const printer = printerOf(arena, register);
  const [chosen, setChosen] = useState<{ readonly printer: string; readonly paper: Paper } | null>(null);
  useEffect(() => {
    let here = true;
    void paperOf(printer).then((paper) => here && setChosen({ printer, paper }));
    return () => {
      here = false;
    };
  }, [printer]);
  const choose = useCallback((paper: Paper) => {
    setChosen({ printer, paper });
    void keepPaper(printer, paper);
  }, [printer]);
  return [chosen?.printer === printer ? chosen.paper : null, choose];
};
