import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { type ReactElement, type ReactNode, useId } from 'react';
import { DialogJump, DialogRail, type RailSection } from './DialogRail.tsx';
import { Icon } from './icons.tsx';
import { useReturnFocus } from './return-focus.ts';

/** 480: confirm, award. 720: most forms. 1000: arena, item, user view. */
export type DialogSize = 480 | 720 | 1000;

export interface DialogFrameProps {
  readonly open?: boolean;
  readonly size?: DialogSize;
  readonly title: ReactNode;
  /** Beside the title, on the right: actions on what is shown. */
  readonly tools?: ReactNode;
  /** Sections for the left rail, or the line in its place; each id is that of an element in the body. */
  readonly sections?: readonly RailSection[];
  /** Buttons at the bottom, always in sight; the primary one last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  /** Escape, the cross, a press beside the dialog. Keeping unsaved work is the caller's. */
  readonly onClose: () => void;
}

/**
 * The one dialog: title, scrolling body, sticky footer; the whole screen under 600 px; named by its title.
 * When it goes, the focus returns to what opened it.
 */
export const DialogFrame = ({ open = true, size = 720, title, tools, sections = [], footer, children, onClose }: DialogFrameProps): ReactElement => {
  const id = useId();
  const translate = useTranslate();
  const whole = useMediaQuery(useTheme().breakpoints.down('sm'));
  useReturnFocus(open);
  return (
    <Dialog open={open} onClose={onClose} fullScreen={whole} fullWidth maxWidth={false} aria-labelledby={id} disableRestoreFocus
      slotProps={{ paper: { style: whole ? {} : { maxWidth: size } } }}>
      <header className="ad-dialog-head">
        <h2 id={id}>{title}</h2>
        {tools}
        <IconButton size="small" onClick={onClose} aria-label={translate('ra.action.close')} title={translate('ra.action.close')}>
          <Icon name="close" />
        </IconButton>
      </header>
      {sections.length > 1 && whole && <DialogJump sections={sections} />}
      <div className="ad-dialog-body">
        {sections.length > 1 && !whole && <DialogRail sections={sections} />}
        <DialogContent className="ad-dialog-content">{children}</DialogContent>
      </div>
      {footer !== undefined && <DialogActions>{footer}</DialogActions>}
    </Dialog>
  );
};
