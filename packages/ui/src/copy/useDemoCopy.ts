import { createCopy } from '../language/createCopy.ts';
import { enDemo } from './en.ts';

export const useDemoCopy = createCopy(enDemo, async () => (await import('./bn/demo.ts')).bnDemo);
