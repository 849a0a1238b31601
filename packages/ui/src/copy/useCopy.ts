import { createCopy } from './createCopy.ts';
import { en } from './en.ts';

export const [useCopy, CopyProvider] = createCopy(en);
