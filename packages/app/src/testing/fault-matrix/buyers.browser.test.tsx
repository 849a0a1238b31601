import { runMatrix } from './runMatrix.ts';
import { matrixParts } from './splitMatrix.ts';

runMatrix(matrixParts.buyers);
