import { useWatch } from 'react-hook-form';
import { type achievements as declared, leftToConditions, rootOf } from '#resources/achievements.ts';
import { at } from '#resources/schema/condition.ts';
import { defineForm } from '#src/engine/overrides.ts';
import { ConditionsInput } from '#src/fields/conditions/Input.tsx';
import { isTree } from '#src/fields/conditions/tree.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps, Row } from '#src/fields/types.ts';

/** What kind the conditions are of; null where there are none. */
const useRoot = (): ReturnType<typeof rootOf> => {
  const [type, innerType] = useWatch({ name: ['type', 'innerType'] }) as readonly unknown[];
  return rootOf({ type, innerType });
};

/** What is counted; where conditions are asked for, these say it themselves. */
const Counted = (props: InputProps) => {
  const Input = inputKinds[props.leaf.kind];
  return leftToConditions(useRoot()).includes(props.leaf.path) || !Input ? null : <Input {...props} />;
};
/** One that is in force and asks for no conditions is moved by events alone. */
const Events = (props: InputProps) => <Counted {...props} required={useWatch({ name: 'active' }) === true} />;
/** The type, or what a recurrent one asks for each time, says what the root of the tree is. */
const Rooted = (props: InputProps) => {
  const root = useRoot();
  return <ConditionsInput {...props} {...(root === null ? {} : { root })} />;
};
const rooted = (values: Row): Row => {
  const [root, tree] = [rootOf(values), at(values, 'conditions')];
  return root !== null && isTree(tree) && tree.type !== 'leaf' ? { ...values, conditions: { ...tree, type: root } } : values;
};

export const achievementsForm = defineForm<typeof declared>({ input: { contexts: Events, strategy: Counted, value: Counted, conditions: Rooted }, prepare: rooted });
