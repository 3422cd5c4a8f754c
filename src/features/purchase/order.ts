import type { SaleBody, SaleCompany, SaleLine, SaleMethod } from '#dataProviders/types.ts';
import type { Company, Line, Player, Sale } from './basket.ts';

interface Around {
  readonly arena: number;
  readonly register: number | string;
  readonly method: SaleMethod;
  /** Coins of the player, as they are shown; null while nobody knows. */
  readonly balance: number | null;
}
const lineOf = ({ variant, quantity, price, amount }: Line): SaleLine => ({ id: variant, quantity, price, ...(amount === undefined ? {} : { amount }) });
const companyOf = ({ open, name, pidn, address }: Company): SaleCompany | null => (open ? { name: name.trim(), pidn: pidn.trim(), address: address.trim() } : null);
const userOf = ({ id, username, name, email }: Player, balance: number | null) => ({ id, username, name: name || null, email: email || null, ...(balance === null ? {} : { balance }) });

/** What is sent of a sale (PURCH-48); who sells is the provider's to say. */
export const bodyOf = ({ lines, player, company }: Pick<Sale, 'lines' | 'player' | 'company'>, { arena, register, method, balance }: Around): SaleBody => {
  const body = { arena_id: arena, cash_register_label: register, payment_method: method, variants: lines.map(lineOf) };
  const firm = companyOf(company);
  if (player) return { ...body, user: { ...userOf(player, balance), ...(firm && { company: firm }) } };
  return firm ? { ...body, user: { company: firm } } : body;
};

/** A sale in a few words: who buys, else what. */
export const titleOf = ({ lines, player }: Pick<Sale, 'lines' | 'player'>): string => player?.username ?? (lines.slice(0, 3).map(({ name }) => name).join(', ') || '–');
