import { cellParts } from './cellParts.ts';
import { playCells } from './playCells.ts';

playCells(cellParts.sellersAndAdmins);
