import { createCopy } from '../language/createCopy.ts';
import { en } from './en.ts';

export const [useCopy, CopyProvider] = createCopy(en);
