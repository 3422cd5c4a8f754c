import { useTranslate } from 'ra-core';
import type { IconName } from '#src/ui/icons.tsx';
import { StatusBadge, type Tone } from '#src/ui/StatusBadge.tsx';

const looks: Readonly<Record<string, readonly [Tone, IconName]>> = {
  VERIFIED: ['success', 'check_circle'], APPROVED: ['success', 'check_circle'], UNVERIFIED: ['neutral', 'help_outline'], REJECTED: ['error', 'block'], PENDING: ['warning', 'pending'],
};
/** How far an identity has been checked. */
export const IdentityBadge = ({ status }: { readonly status: string }) => {
  const translate = useTranslate();
  const [tone, icon] = looks[status] ?? ['neutral', 'help_outline'];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {translate(`resources.users.choices.identity.status.${status}`)}
    </StatusBadge>
  );
};
