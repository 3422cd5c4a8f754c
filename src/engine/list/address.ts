import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'ra-core';
import { largestSize } from '#resources/domain/largest-size.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { same } from '#src/engine/same.ts';

/** What of a list stands in the address, in react-admin's own words (its list controller reads them). */
export interface Address {
  readonly page: number;
  readonly perPage: number;
  /** Page size «All»: `perPage` is then `sizeOfAll` of the last known total. */
  readonly all: boolean;
  readonly sort: string;
  readonly order: 'ASC' | 'DESC';
  readonly filter: Readonly<Record<string, unknown>>;
}
/** Rows of a page that shows all: at least 1, and never more than one answer holds; what is left stands on pages after it. */
export const sizeOfAll = (total: number): number => Math.min(Math.max(1, total), largestSize);
const startOf = ({ list }: Resource): Address => ({ page: 1, perPage: list.size, all: false, sort: list.sort[0], order: list.sort[1], filter: {} });

const sortable = ({ list }: Resource, field: string) => list.sortable.has(field) || field === list.sort[0];
/** Reads an address; what it does not say, or says unreadably, is the declaration's. */
export const readAddress = (search: string, resource: Resource): Address => {
  const said = new URLSearchParams(search);
  const start = startOf(resource);
  const whole = (key: string, otherwise: number) => (/^[1-9]\d{0,6}$/.test(said.get(key) ?? '') ? Number(said.get(key)) : otherwise);
  const sort = said.get('sort');
  let filter: unknown;
  try {
    filter = JSON.parse(said.get('filter') ?? '{}');
  } catch {
    filter = {};
  }
  return {
    page: whole('page', start.page),
    perPage: Math.min(whole('perPage', start.perPage), largestSize),
    all: said.get('all') === 'true',
    sort: sort !== null && sortable(resource, sort) ? sort : start.sort,
    order: said.get('order') === 'ASC' ? 'ASC' : said.get('order') === 'DESC' ? 'DESC' : start.order,
    filter: filter !== null && typeof filter === 'object' && !Array.isArray(filter) ? (filter as Address['filter']) : {},
  };
};

/** Whether an address asks for a page or an order that there is not; react-admin would ask the service for it. */
export const isOdd = (search: string, resource: Resource): boolean => {
  const said = new URLSearchParams(search);
  const read = readAddress(search, resource);
  return (['page', 'perPage', 'sort', 'order'] as const).some((key) => said.has(key) && said.get(key) !== String(read[key]));
};

/** Writes an address as short as it can be said: what the declaration says anyway is left out. */
export const writeAddress = (address: Address, resource: Resource): string => {
  const start = startOf(resource);
  const filter = Object.fromEntries(Object.entries(address.filter).filter(([, value]) => value !== undefined && value !== null && value !== ''));
  const said = new URLSearchParams();
  if (Object.keys(filter).length > 0) said.set('filter', JSON.stringify(filter));
  if (address.sort !== start.sort || address.order !== start.order) {
    said.set('sort', address.sort);
    said.set('order', address.order);
  }
  if (address.page !== start.page) said.set('page', String(address.page));
  if (address.perPage !== start.perPage || address.all) said.set('perPage', String(address.perPage));
  if (address.all) said.set('all', 'true');
  const text = said.toString();
  return text === '' ? '' : `?${text}`;
};

/** What the parts of a list's bar get. */
export interface AddressProps {
  readonly resource: Resource;
  readonly address: Address;
  readonly change: (change: Partial<Address>) => void;
}

/** A filter after a change that was made of the one on the screen, where another may have been asked for since. None at all is none. */
const refiltered = (asked: Address['filter'], shown: Address['filter'], next: Address['filter']): Address['filter'] => {
  if (Object.keys(next).length === 0) return next;
  const changed = [...new Set([...Object.keys(shown), ...Object.keys(next)])].filter((key) => !same(shown[key], next[key]));
  return { ...asked, ...Object.fromEntries(changed.map((key) => [key, next[key]])) };
};

/** The list's address and the way to change it. Each change is one step that Back undoes, unless it replaces; it starts at page 1 unless it names one. */
export const useAddress = (resource: Resource): readonly [Address, (change: Partial<Address>, options?: { readonly replace?: boolean }) => void] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(search, resource), [search, resource]);
  // A navigation may still wait for its turn when the next change is made: that one goes on from where the first leads.
  const asked = useRef(address);
  useLayoutEffect(() => {
    asked.current = address;
  }, [address]);
  const change = useCallback(
    (part: Partial<Address>, options: { readonly replace?: boolean } = {}) => {
      const { filter, ...rest } = part;
      asked.current = { ...asked.current, page: 1, ...rest, ...(filter ? { filter: refiltered(asked.current.filter, address.filter, filter) } : {}) };
      void navigate({ search: writeAddress(asked.current, resource) }, options);
    },
    [address, navigate, resource],
  );
  return [address, change];
};
