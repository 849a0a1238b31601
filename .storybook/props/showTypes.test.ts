import { expect, test } from 'vitest';
import { showTypes } from './showTypes.ts';

/** Returns the type that the docs page shows for a prop. */
const shown = (type: object, summary: string) =>
  showTypes({ argTypes: { prop: { type, table: { type: { summary } } } } }).prop.table?.type?.summary;

test('a union of texts is shown with each text', () => {
  expect(shown({ name: 'enum', value: ['small', null], raw: 'Size' }, 'union')).toBe("'small' | null");
});

test('any other union is shown as it is in the source, without comments and line breaks', () => {
  const raw = "\n  | { state: 'ready' }\n  /** Not there. */\n  | { state: 'missing' }";
  expect(shown({ name: 'union', raw, required: true }, 'union')).toBe("{ state: 'ready' } | { state: 'missing' }");
});

test('the type of an optional prop is shown without undefined, because the table marks the required props', () => {
  expect(shown({ name: 'union', raw: 'string | undefined' }, 'union')).toBe('string');
  expect(shown({ name: 'union', raw: 'string | undefined', required: true }, 'union')).toBe('string | undefined');
});

test('a type with parameters is shown with them', () => {
  expect(shown({ name: 'other', value: 'Pick', raw: "Pick<Bike, 'img'>" }, 'Pick')).toBe("Pick<Bike, 'img'>");
});

test('a type that react-docgen cannot read is not shown', () => {
  expect(shown({ name: 'other', value: 'unknown' }, 'unknown')).toBeUndefined();
  expect(shown({ name: 'other', value: 'literal' }, 'literal')).toBeUndefined();
});

test('a type without a text in the source stays as it is', () => {
  expect(shown({ name: 'string' }, 'string')).toBe('string');
  expect(showTypes({ argTypes: { prop: {} } })).toEqual({ prop: {} });
});
