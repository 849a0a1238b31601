import { isolateText } from './isolateText.ts';

type TextFunction = (...values: unknown[]) => unknown;

const isolateValue = (value: unknown): unknown => {
  if (typeof value === 'string') return isolateText(value);
  return Array.isArray(value) ? value.map(isolateValue) : value;
};

const isolateIn = (part: unknown): unknown => {
  if (typeof part === 'function') return (...values: unknown[]) => (part as TextFunction)(...values.map(isolateValue));
  if (Array.isArray(part)) return part.map(isolateIn);
  if (typeof part !== 'object' || part === null) return part;
  // These texts are shown in an element of their own and not in a sentence.
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, key === 'formats' ? value : isolateIn(value)]),
  );
};

/** A component needs the same object in each render. */
const isolated = new WeakMap<object, unknown>();

/** A name of a bike with a right-to-left override would turn the whole sentence round. */
export const isolateTexts = <Texts extends object>(texts: Texts): Texts => {
  const known = isolated.get(texts) ?? isolateIn(texts);
  isolated.set(texts, known);
  return known as Texts;
};
