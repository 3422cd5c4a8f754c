import { lazy, Suspense, type ReactElement } from 'react';
import type { SelectionProps } from './Bar.tsx';

const Bar = lazy(async () => ({ default: (await import('./Bar.tsx')).Bar }));

/** What may be done with the selected rows; it comes with the first row that is selected. */
export const SelectionBar = (props: SelectionProps): ReactElement => <Suspense fallback={<div className="ad-selected" />}><Bar {...props} /></Suspense>;
