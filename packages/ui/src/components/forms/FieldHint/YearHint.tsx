import { useSellingCopy } from '../../../copy/selling/selling.ts';
import { purchaseYearHint, usedYearsHint, type YearHint } from '../../../selling/fieldHints.ts';
import { FieldHint, type HintProps } from './FieldHint.tsx';

export const PurchaseYearHint = (props: HintProps) => <OneYearHint {...props} hint={purchaseYearHint(props.text)} />;

export const UsedYearsHint = ({ purchaseYear = '', ...props }: HintProps) => (
  <OneYearHint {...props} hint={usedYearsHint(props.text, purchaseYear)} />
);

/** Nothing while the user types the first time: each digit would be another year. */
const OneYearHint = ({ hint, isTouched = true, ...props }: HintProps & { hint: YearHint | null }) => {
  const { yearHint: copy } = useSellingCopy();
  if (!hint || !isTouched) return <FieldHint {...props} />;
  return <FieldHint {...props} warning={hint.state === 'age' ? copy.age(hint.year, hint.years) : copy[hint.state]} />;
};
