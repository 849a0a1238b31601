import { createCopy } from './createCopy.ts';
import { enDemo } from './en.ts';

export const [useDemoCopy, DemoCopyProvider] = createCopy(enDemo);
