/** The mark of the desk: a d-pad on the bar's colour. */
export const Mark = ({ size = 40 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden focusable="false">
    <rect width="40" height="40" rx="10" fill="var(--ad-bar)" />
    <path d="M16.5 9h7v7.5h7.5v7h-7.5V31h-7v-7.5H9v-7h7.5z" fill="none" stroke="var(--ad-on-bar)" strokeWidth="2.4" strokeLinejoin="round" />
    <circle cx="20" cy="20" r="2.6" fill="#8FB4FF" />
  </svg>
);

const eye = 'M12 4.5C7 4.5 2.730 7.610 1 12c1.730 4.390 6 7.5 11 7.5s9.270-3.110 11-7.5c-1.730-4.390-6-7.5-11-7.5M12 17c-2.760 0-5-2.240-5-5s2.240-5 5-5 5 2.240 5 5-2.240 5-5 5m0-8c-1.660 0-3 1.340-3 3s1.340 3 3 3 3-1.340 3-3-1.340-3-3-3';
export const Eye = ({ crossed }: { readonly crossed: boolean }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden focusable="false">
    <path d={eye} fill="currentColor" />
    {crossed && <path d="M3 3l18 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />}
  </svg>
);
