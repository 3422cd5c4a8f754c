/**
 * Strength of a password, 0 to 100 in steps of 25: an uppercase letter (longer than 1), a lowercase letter (longer than 3),
 * a digit (longer than 5), a special character (longer than 7). Letters of any script; length in characters.
 * Source: specification section 5.
 */
export function passwordStrength(text: string): number {
  const length = Array.from(text).length;
  return steps.filter(([sign, above]) => length > above && sign.test(text)).length * 25;
}

const steps: readonly (readonly [sign: RegExp, above: number])[] = [
  [/\p{Lu}/u, 1],
  [/\p{Ll}/u, 3],
  [/\p{Nd}/u, 5],
  [/[^\p{L}\p{N}]/u, 7],
];
