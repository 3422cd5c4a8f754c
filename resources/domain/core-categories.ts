/** What is bought with money and counted in coins; of all arenas, with no stock and no price of its own. */
export const coinsCategory = 'Coins';
/** Categories whose items the product itself understands: they go to a player, and nothing of them lies in a warehouse. They keep their names. */
export const coreCategories = [coinsCategory, 'Subscriptions', 'Time Tickets', 'Passes'] as const;

/** Whether items of a category go to a player, without stock. */
export const isCore = (category: unknown): boolean => (coreCategories as readonly unknown[]).includes(category);
