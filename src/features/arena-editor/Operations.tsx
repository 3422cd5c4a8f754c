import { useMemo, type ReactElement } from 'react';
import { RecordSection } from './RecordSection.tsx';
import { useNotYet } from './SaveSection.tsx';
import type { SectionProps } from './section.ts';

const paths = ['dayStartTime', 'childProtection', 'lockdownStart', 'lockdownEnd', 'businessPlaceLabel'] as const;

/** When the business day begins and when the young must go: the record's own fields, saved apart from the others. */
export const Operations = (props: SectionProps): ReactElement => {
  const { resource, arena } = props;
  const sections = useMemo(() => [{ name: 'operations', leaves: paths.flatMap((path) => resource.leaf(path) ?? []) }], [resource]);
  return <RecordSection {...props} name="operations" sections={sections} record={arena ?? {}} reason={useNotYet(arena)} done="arenaEditor.saved.operations" failed="arenaEditor.failed.operations" />;
};
