import { playCells } from './runMatrix.ts';
import { cellParts } from './splitMatrix.ts';

playCells(cellParts.sellersAndAdmins);
