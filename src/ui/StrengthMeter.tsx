import type { ReactElement } from 'react';

export interface StrengthMeterProps {
  /** 0 to 100 in steps of 25. */
  readonly strength: number;
  /** What the bar measures. */
  readonly label: string;
  /** The word for this strength. */
  readonly word: string;
}
const tone = (strength: number): string => (strength >= 75 ? 'success' : strength >= 50 ? 'info' : strength >= 25 ? 'warning' : 'error');

/** How strong a password is: a bar and a word. It informs and never forbids. */
export const StrengthMeter = ({ strength, label, word }: StrengthMeterProps): ReactElement => (
  <div className={`ad-${tone(strength)}`}>
    <meter className="ad-hidden" aria-label={label} min={0} max={100} value={strength}>
      {word}
    </meter>
    <div className="ad-meter" aria-hidden>
      <span style={{ width: `${strength}%` }} />
    </div>
    <p className="ad-below">{word}</p>
  </div>
);
