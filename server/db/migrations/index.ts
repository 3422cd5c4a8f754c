import { arenas } from '#server/db/migrations/0001-arenas.ts';
import { people, repeatedColumns } from '#server/db/migrations/0002-people.ts';
import { coins } from '#server/db/migrations/0003-coins.ts';
import { signIn } from '#server/db/migrations/0004-sign-in.ts';
import { seeded } from '#server/db/migrations/0005-seeded.ts';
import { references } from '#server/db/migrations/0006-references.ts';
import { afterArenaSetup, beforeArenaSetup } from '#server/db/migrations/0007-arena-setup.ts';
import { maxBonuses } from '#server/db/migrations/0008-max-bonuses.ts';
import { catalogue, catalogueReferences } from '#server/db/migrations/0009-catalogue.ts';
import { sales } from '#server/db/migrations/0010-sales.ts';
import { play, playReferences } from '#server/db/migrations/0011-play.ts';
import { salesLists } from '#server/db/migrations/0012-sales-lists.ts';
import { experience } from '#server/db/migrations/0012-people.ts';
import { gameReferences } from '#server/db/migrations/0012-games.ts';
import { notifications } from '#server/db/migrations/0012-notifications.ts';
import { catalogueRetired } from '#server/db/migrations/0012-catalogue.ts';
import { staffNotificationReferences, staffNotifications } from '#server/db/migrations/0013-staff-notifications.ts';
import { kunaLine } from '#server/db/migrations/0014-receipts.ts';
import { fiscal } from '#server/db/migrations/0014-fiscal.ts';
import { fiscalSeals } from '#server/db/migrations/0014-fiscal-seals.ts';
import { sale } from '#server/db/migrations/0014-sale.ts';
import { cartRates } from '#server/db/migrations/0015-carts.ts';
import { saleSearchTexts } from '#server/db/migrations/0016-search.ts';
import { dailyRewards } from '#server/db/migrations/0016-daily-rewards.ts';
import { copies } from '#server/db/migrations/0016-copies.ts';
import { closings } from '#server/db/migrations/0016-closings.ts';
import { conditionRoots } from '#server/db/migrations/0016-competitions.ts';
import { softwareNames } from '#server/db/migrations/0017-software.ts';
import { waitingTopics } from '#server/db/migrations/0018-topics.ts';
import { triesSwept } from '#server/db/migrations/0019-tries.ts';
import { barredKeys } from '#server/db/migrations/0020-barred.ts';
import { placeLabels } from '#server/db/migrations/0021-place-labels.ts';
import { holdingsOfRetired } from '#server/db/migrations/0022-holdings.ts';
import { progressOfWhat } from '#server/db/migrations/0023-progress.ts';
import { arenaDayOnce } from '#server/db/migrations/0024-arena-day.ts';
import type { Migration } from '#server/plug.ts';

/** Every migration, oldest first. A released one is never changed. */
export const migrations: readonly Migration[] = [
  arenas, people, repeatedColumns, coins, signIn, seeded, references, beforeArenaSetup, afterArenaSetup, maxBonuses, catalogue, catalogueReferences, sales, play, playReferences,
  salesLists,
  experience,
  gameReferences,
  notifications,
  catalogueRetired,
  staffNotifications,
  staffNotificationReferences,
  kunaLine,
  fiscal,
  fiscalSeals,
  sale,
  cartRates,
  saleSearchTexts,
  dailyRewards,
  copies,
  closings,
  conditionRoots,
  softwareNames,
  waitingTopics,
  triesSwept,
  barredKeys,
  placeLabels,
  holdingsOfRetired,
  progressOfWhat,
  arenaDayOnce,
];
