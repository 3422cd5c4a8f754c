import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useTranslate } from 'ra-core';
import { Icon, type IconName } from '#src/ui/icons.tsx';

/** Leads from one list to another, beside the add button. `word` is a key of the words. */
export const ListLink = ({ to, word, icon }: { readonly to: string; readonly word: string; readonly icon: IconName }): ReactElement => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return <Button component={LinkBase} to={createPath({ resource: to, type: 'list' })} color="inherit" aria-label={translate(word)} startIcon={<Icon name={icon} size={18} />}><span className="ad-word">{translate(word)}</span></Button>;
};
