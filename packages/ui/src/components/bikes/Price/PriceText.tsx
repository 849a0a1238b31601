import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { GroupedDigits, isGroupable } from './GroupedDigits.tsx';

/** The text of a price as the seller wrote it. If it is a plain number, its digits are grouped. */
export const PriceText = ({ children: text }: { children: string }) => (
  <BidiText>{isGroupable(text) ? <GroupedDigits>{text}</GroupedDigits> : text}</BidiText>
);
