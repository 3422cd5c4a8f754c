import type { ReactElement } from 'react';

/** The coin that stands after an amount of coins. */
export const Coin = ({ size = 14, title }: { readonly size?: number; readonly title?: string | undefined }): ReactElement => (
  <svg className="ad-icon" width={size} height={size} viewBox="0 0 24 24" focusable="false" {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}>
    <circle cx="12" cy="12" r="10" fill="#E2A516" />
    <circle cx="12" cy="12" r="7.4" fill="none" stroke="#8A5A00" strokeWidth="1.6" />
    <path d="M12 7.6l1.3 2.9 3.1.3-2.3 2.1.7 3.1-2.8-1.6L9.2 16l.7-3.1-2.3-2.1 3.1-.3z" fill="#8A5A00" />
  </svg>
);
