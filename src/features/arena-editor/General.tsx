import type { ReactElement } from 'react';
import { RecordSection } from './RecordSection.tsx';
import type { SectionProps } from './section.ts';

/** Name, company, money and place of an arena: the part that makes it. */
export const General = (props: SectionProps): ReactElement => {
  const { resource, arena } = props;
  const words = `resources.${resource.name}`;
  return <RecordSection {...props} name="general" sections={resource.form} record={arena} {...(arena ? { done: `${words}.updated`, failed: 'engine.arenaEditor.updateFailed' } : { done: `${words}.created` })} />;
};
