import { useWatch } from 'react-hook-form';
import { type achievements as declared, leftToConditions, nestedTypes } from '#resources/achievements.ts';
import { at } from '#resources/schema/condition.ts';
import { defineForm } from '#src/engine/overrides.ts';
import { ConditionsInput } from '#src/fields/conditions/Input.tsx';
import { isTree, type Branch } from '#src/fields/conditions/tree.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps, Row } from '#src/fields/types.ts';

const isNested = (type: unknown): type is Branch['type'] => nestedTypes.includes(type);
const useType = (): unknown => useWatch({ name: 'type' }) as unknown;

/** What is counted; where conditions are asked for, these say it themselves. */
const Counted = (props: InputProps) => {
  const Input = inputKinds[props.leaf.kind];
  return leftToConditions(useType()).includes(props.leaf.path) || !Input ? null : <Input {...props} />;
};
/** The type says what the root of the tree is. */
const Rooted = (props: InputProps) => {
  const type = useType();
  return <ConditionsInput {...props} {...(isNested(type) ? { root: type } : {})} />;
};
const rooted = (values: Row): Row => {
  const [type, tree] = [at(values, 'type'), at(values, 'conditions')];
  return isNested(type) && isTree(tree) && tree.type !== 'leaf' ? { ...values, conditions: { ...tree, type } } : values;
};

export const achievementsForm = defineForm<typeof declared>({ input: { contexts: Counted, strategy: Counted, value: Counted, conditions: Rooted }, prepare: rooted });
