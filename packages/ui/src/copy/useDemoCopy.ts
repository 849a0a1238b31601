import { createCopy } from '../language/createCopy.ts';
import { enDemo } from './en.ts';

export const [useDemoCopy, DemoCopyProvider] = createCopy(enDemo);
