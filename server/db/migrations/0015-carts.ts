import { statements } from '#server/db/migrations/statements.ts';

/**
 * A cart keeps the coins per unit of currency that it was filled at; what the arena says later is for later carts. Carts of before had none: their coins say it
 * by their number and total (minor units), the others by their arena.
 */
export const cartRates = statements(
  '2026-11-28-cart-rates',
  'before',
  'ALTER TABLE carts ADD COLUMN coins_per_currency bigint',
  `UPDATE carts AS c SET coins_per_currency = coalesce(
     (SELECT round(sum(l.quantity) * 100.0 / sum(l.total)) FROM cart_lines AS l WHERE l.cart_id = c.id AND l.category = 'Coins' AND l.total > 0),
     (SELECT a.coins_per_currency FROM arenas AS a WHERE a.id = c.arena_id))`,
  'ALTER TABLE carts ALTER COLUMN coins_per_currency SET NOT NULL',
  `CREATE FUNCTION cart_rate() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.coins_per_currency IS NULL THEN SELECT a.coins_per_currency INTO NEW.coins_per_currency FROM arenas AS a WHERE a.id = NEW.arena_id; END IF;
     RETURN NEW;
   END $$`,
  'CREATE TRIGGER carts_rate BEFORE INSERT ON carts FOR EACH ROW EXECUTE FUNCTION cart_rate()',
);
