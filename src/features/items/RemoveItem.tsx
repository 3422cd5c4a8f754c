import { useState, type ReactElement } from 'react';
import { useDataProvider, useLocation, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { plainText } from '#resources/domain/plain-text.ts';
import { cut } from '#resources/domain/text.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { Missing } from '#src/engine/dialog/Missing.tsx';
import { useCall } from '#src/engine/dialog/useCall.ts';
import { useRecord } from '#src/engine/dialog/useRecord.ts';
import { useRefresh } from '#src/engine/dialog/useRefresh.ts';
import { useStillHere } from '#src/engine/dialog/useStillHere.ts';
import { readAddress, writeAddress } from '#src/engine/list/address.ts';
import type { RemoverProps } from '#src/engine/overrides.ts';
import type { Row } from '#src/fields/types.ts';
import { createKeptKey } from '#src/lib/kept-key.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { dropOpener } from '#src/ui/return-focus.ts';
import { linesOf } from './take-out.ts';
import { variantsOf } from './variants.ts';
import './items.css';

/** Characters of a description that a dialog shows. */
const most = 60;
const words = 'resources.items.notes';

interface AskProps {
  readonly record: Row;
  /** In an arena: only what stands in a warehouse can be taken out of it. */
  readonly arena: string | null;
  readonly chosen: ReadonlySet<number> | null;
  readonly onChoose: (chosen: ReadonlySet<number> | null) => void;
}
/** The item, and whether it goes with all its variants or which of them go. */
const Ask = ({ record, arena, chosen, onChoose }: AskProps): ReactElement => {
  const translate = useTranslate();
  const variants = variantsOf(record);
  const fits = (lines: readonly unknown[]) => arena === null || lines.length > 0;
  const flip = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const description = typeof record.description === 'string' ? cut(plainText(record.description), most) : '';
  return (
    <>
      <p>{translate(`${words}.${arena === null ? 'delete' : 'detach'}${chosen === null ? 'Text' : 'SomeText'}`, { name: String(record.name), arena: arena ?? '' })}</p>
      {description !== '' && <p className="ad-muted">{description}</p>}
      {arena !== null && variants.every(({ warehouses }) => warehouses.length === 0) ? <p className="ad-notice" role="note">{translate(`${words}.nothingThere`)}</p> : (
        <fieldset className="ad-what-goes">
          <legend>{translate(`${words}.which`)}</legend>
          <label><input type="radio" name="what-goes" checked={chosen === null} onChange={() => onChoose(null)} />{translate(`${words}.whole`)}</label>
          <label><input type="radio" name="what-goes" checked={chosen !== null} onChange={() => onChoose(new Set())} />{translate(`${words}.some`)}</label>
          {chosen !== null && (
            <ul className="ad-variant-ticks">
              {variants.map(({ id, name, sku, warehouses }) => (
                <li key={id}>
                  <label className="ad-variant-tick">
                    <input type="checkbox" className="ad-check" checked={chosen.has(id)} disabled={!fits(warehouses)} onChange={() => flip(id)} />
                    <span>{name} <span className="ad-muted">{sku}{fits(warehouses) ? '' : ` · ${translate(`${words}.nowhere`)}`}</span></span>
                  </label>
                </li>
              ))}
            </ul>
          )}
          {chosen?.size === 0 && <p className="ad-below" role="note">{translate(`${words}.selectOne`)}</p>}
        </fieldset>
      )}
    </>
  );
};

/**
 * Takes an item out, with all its variants or only some. In an arena its variants are detached and stay in the catalogue; in the catalogue they are deleted, or
 * retired where they were sold.
 */
export const RemoveItem = ({ resource, id, links, alone }: RemoverProps): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const refresh = useRefresh(resource);
  const here = useStillHere();
  const can = useAccess(resource);
  const { search } = useLocation();
  const context = useEngine();
  const { record, error, retry } = useRecord(resource, id);
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const arena = resource.scope === null ? null : context.arena;
  const done = arena ? `${words}.detached` : chosen === null ? `resources.${resource.name}.deleted` : `${words}.variantsDeleted`;
  const { saving, run } = useCall({ rules: resource, done, failed: `${words}.${arena ? 'detachFailed' : 'deleteFailed'}` });
  const [key] = useState(createKeptKey);
  const variants = record ? variantsOf(record) : [];
  const going = variants.filter((variant) => (chosen === null || chosen.has(variant.id)) && (arena === null || variant.warehouses.length > 0));
  const call = async (item: Row) => {
    if (arena) {
      const lines = linesOf(going);
      await key.send(lines, (sent) => provider.detachVariants(arena.id, lines, sent));
    }
    else if (chosen === null) await provider.delete(resource.name, { id: Number(item.id), previousData: { ...item, id: Number(item.id) } });
    else await provider.removeVariants(Number(item.id), going.map((variant) => variant.id));
  };
  const remove = (item: Row) => run(async () => {
    await call(item);
    if (here()) {
      dropOpener();
      const address = readAddress(search, resource);
      const last = alone() && going.length === variants.length && address.page > 1;
      links.close(last ? writeAddress({ ...address, page: address.page - 1 }, resource) : search);
    }
    refresh();
  });
  const allowed = record !== null && can('delete', record) === 'yes';
  return (
    <ConfirmDialog
      title={translate(arena ? `${words}.detachTitle` : 'engine.delete.title', { one: translate(`resources.${resource.name}.one`) })}
      confirm={translate(arena ? `${words}.detach` : 'ra.action.delete')}
      destructive
      busy={saving}
      ready={allowed && going.length > 0}
      onConfirm={() => { if (record) void remove(record); }}
      onClose={() => links.close()}
    >
      {record === null ? <Missing error={error} retry={retry} lines={2} /> : allowed ? <Ask record={record} arena={arena?.name ?? null} chosen={chosen} onChoose={setChosen} /> : <p>{translate(arena && record.everywhere === true ? `${words}.everywhere` : 'engine.reason.delete')}</p>}
    </ConfirmDialog>
  );
};
