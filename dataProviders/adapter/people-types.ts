/** An entry of somebody's inventory. Amount in coins, whole percent or, of passes and play time, minutes; duration in seconds (0: unlimited). */
export interface InventoryEntry {
  readonly id?: number;
  readonly name: string;
  readonly type: string;
  readonly amount: number;
  readonly active: boolean;
  readonly duration: number;
  readonly created_at: string;
  readonly updated_at: string;
}
/** Bonus in whole percent, duration in days, daily reward in coins. */
export interface UserSubscription {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly bonus: number;
  readonly daily_reward: number;
  readonly created_at: string;
  readonly expires_at: string;
}
/** How far somebody is. Of an achievement with its points, of a quest with its pool. */
export interface UserProgress {
  readonly id: number;
  readonly name: string;
  readonly points?: number;
  readonly pool_type?: string;
  readonly quest_type?: string | null;
  readonly progress_value: number;
  readonly completed_at?: string | null;
  readonly created_at: string;
  readonly progress_updated_at: string;
}
/** A user with how far they are in one achievement or quest. */
export interface ProgressUser extends Omit<UserProgress, 'name'> {
  readonly username: string;
  readonly full_name?: string | null;
}
/** Fractions: 0.15 is 15 %. */
export type UserBonuses = Readonly<Record<'legend_bonus' | 'rank_bonus' | 'reward_bonus' | 'subscription_bonus', number>>;
/** Playtime in seconds. */
export interface PlayedGame {
  readonly game_id: number | null;
  readonly name: string;
  readonly playtime: number;
}
export interface SoldItem {
  readonly item_id?: number;
  readonly name: string;
  readonly quantity: number;
}
export interface UserSetting {
  readonly namespace: string;
  readonly key: string;
  readonly value: string | null;
}
export interface Award {
  readonly user_id: number;
  readonly username: string;
  readonly events: readonly { readonly context: string; readonly data: { readonly value: number } }[];
}
/** What became of a call under a key. */
export type CallOutcome = { readonly state: 'done'; readonly result: unknown } | { readonly state: 'refused' | 'unseen' };

/** The new status of an identity, and the version that the user has since. */
export interface IdentityDecision {
  readonly status: string;
  readonly version?: number;
}
/** What services offer on one user beside the operations of the resource. Times are ISO 8601. */
export interface PeopleCalls {
  /** Answers until when the link is good. */
  readonly resetPassword: (user: number) => Promise<string | null>;
  /** @param seen version of the user that the decision is made on; undefined where the service gave none */
  readonly decideIdentity: (user: number, verdict: 'approve' | 'reject', seen?: number) => Promise<IdentityDecision>;
  readonly allUserSettings: (user: number, signal?: AbortSignal) => Promise<readonly UserSetting[]>;
  readonly userInventory: (user: number, signal?: AbortSignal) => Promise<readonly InventoryEntry[]>;
  /** Coins. */
  readonly userWallet: (user: number, signal?: AbortSignal) => Promise<number>;
  /** Name of the rank that the user's experience stands at; null where there is none. */
  readonly userRank: (user: number, signal?: AbortSignal) => Promise<string | null>;
  readonly userBonuses: (user: number, signal?: AbortSignal) => Promise<UserBonuses>;
  readonly userAchievements: (user: number, signal?: AbortSignal) => Promise<readonly UserProgress[]>;
  readonly userQuests: (user: number, signal?: AbortSignal) => Promise<readonly UserProgress[]>;
  /** Users of an achievement or quest; `page` counts from 1. */
  readonly progressUsers: (of: 'achievements' | 'quests', id: number, page: number, size: number, signal?: AbortSignal) => Promise<{ readonly data: readonly ProgressUser[]; readonly total: number }>;
  /** Answers the names of what was completed by it. */
  readonly award: (award: Award, key: string) => Promise<readonly string[]>;
  readonly awardOutcome: (key: string) => Promise<CallOutcome>;
  readonly userSubscriptions: (user: number, signal?: AbortSignal) => Promise<readonly UserSubscription[]>;
  /** The longest played first, from the first of two days `YYYY-MM-DD` to the end of the second. */
  readonly mostPlayed: (user: number, days: readonly [from: string, to: string], signal?: AbortSignal) => Promise<readonly PlayedGame[]>;
  readonly mostSold: (user: number, days: readonly [from: string, to: string], signal?: AbortSignal) => Promise<readonly SoldItem[]>;
  /** Games by their ids, for names and icons. */
  readonly gamesByIds: (ids: readonly number[], signal?: AbortSignal) => Promise<readonly { readonly id: number; readonly name: string; readonly icon?: string | null }[]>;
}
