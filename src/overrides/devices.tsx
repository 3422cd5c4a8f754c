import { useTranslate } from 'ra-core';
import type { devices as declared } from '#resources/devices.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { CopyText } from '#src/ui/CopyText.tsx';

/** The key as a whole: it is carried to the device by copying. */
const PublicKey = ({ record }: { readonly record: { readonly publicKey?: string | null } }) => {
  const translate = useTranslate();
  return <CopyText code text={record.publicKey ?? ''} label={translate('common.copy', { text: translate('resources.devices.fields.publicKey') })} />;
};

export const devices = defineOverrides<typeof declared>({ show: { view: { publicKey: PublicKey } } });
