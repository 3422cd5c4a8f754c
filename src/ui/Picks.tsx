import { useId, useState, type ReactElement } from 'react';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon, type IconName } from './icons.tsx';

export interface Pick {
  readonly key: string;
  readonly label: string;
}
interface Props {
  readonly label: string;
  readonly icon: IconName;
  readonly options: readonly Pick[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Words of the entry that ticks all, or none when all are ticked. */
  readonly everything?: string;
  /** A sentence under the entries. */
  readonly note?: string | undefined;
}
/** A button with a menu of ticks that stays open while ticking; its number says how many are ticked, if any are. */
export const Picks = ({ label, icon, options, chosen, onChange, everything, note }: Props): ReactElement => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const whole = chosen.length === options.length;
  const flip = (key: string) => onChange(options.map((option) => option.key).filter((other) => chosen.includes(other) !== (other === key)));
  const entry = (key: string, text: string, ticked: boolean, onClick: () => void) => (
    <MenuItem key={key} role="menuitemcheckbox" aria-checked={ticked} onClick={onClick} className="ad-pick">
      <span className="ad-pick-box">{ticked && <Icon name="check" size={16} />}</span>
      {text}
    </MenuItem>
  );
  return (
    <>
      <button type="button" className="ad-button" aria-haspopup="menu" aria-expanded={anchor !== null} aria-controls={anchor ? id : undefined} aria-label={chosen.length > 0 ? `${label}: ${chosen.length}` : label} title={label} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <Icon name={icon} size={18} />
        <span className="ad-wide-only">{label}</span>
        {chosen.length > 0 && <span className="ad-count">{chosen.length}</span>}
      </button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': label, dense: true } }}>
        {everything !== undefined && entry('*', everything, whole, () => onChange(whole ? [] : options.map(({ key }) => key)))}
        {everything !== undefined && <Divider />}
        {options.map(({ key, label: text }) => entry(key, text, chosen.includes(key), () => flip(key)))}
        {note !== undefined && <li className="ad-pick-note" role="none">{note}</li>}
      </Menu>
    </>
  );
};
