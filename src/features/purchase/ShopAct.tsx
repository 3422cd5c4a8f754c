import type { ReactElement } from 'react';
import { useNavigate, useTranslate } from 'ra-core';
import { useEngine } from '#src/engine/context.ts';
import { Act } from '#src/ui/Act.tsx';

/** In a row of users: sells to this one, in the chosen arena. */
export const ShopAct = ({ record: { id, username = '' } }: { readonly record: { readonly id: number; readonly username?: string } }): ReactElement => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { arena } = useEngine();
  const words = 'resources.users.notes';
  return <Act icon="shopping_cart" label={translate(`${words}.shop`, { name: username })} reason={arena ? undefined : translate(`${words}.shopNoArena`)} onClick={() => arena && void navigate(`/${arena.slug}/purchase?user=${id}`)} focusKey={`shop-${id}`} />;
};
