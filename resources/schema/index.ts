export * from './access.ts';
export * from './condition.ts';
export * from './field.ts';
export * from './kinds.ts';
export * from './messages.ts';
export * from './resource.ts';
