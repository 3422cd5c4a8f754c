import { type ReactElement, useState } from 'react';

export interface AvatarProps {
  /** Two letters that stand for the person or the arena. */
  readonly initials: string;
  /** A picture instead; the letters return when it cannot be shown. */
  readonly src?: string | null | undefined;
  /** Edge in px. */
  readonly size?: number;
  /** The name, where it does not stand beside it. */
  readonly title?: string | undefined;
}

/** A round picture, or initials. */
export const Avatar = ({ initials, src, size = 32, title }: AvatarProps): ReactElement => {
  const [broken, setBroken] = useState<string | null>(null);
  const said = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span className="ad-avatar" style={{ width: size, height: size, fontSize: size * 0.4 }} {...said}>
      {src && src !== broken ? <img src={src} alt="" onError={() => setBroken(src)} /> : initials.toUpperCase()}
    </span>
  );
};
