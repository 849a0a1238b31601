import { createCopy } from '../language/createCopy.ts';
import { en } from './en.ts';

export const useCopy = createCopy(en, async () => (await import('./bn/common.ts')).bn);
