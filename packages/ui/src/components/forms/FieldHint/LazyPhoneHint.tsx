import type { ComponentType } from 'react';
import { lazyComponent } from '../../../lazy/lazyComponent.tsx';
import type { HintProps } from './FieldHint.tsx';

/** Without its code there is no hint: the form works without it. */
const noHint: ComponentType<HintProps> = () => null;

const Loaded = lazyComponent<HintProps>(() =>
  import('./FieldHint.tsx').then(
    ({ PhoneHint }) =>
      (props: HintProps) => <PhoneHint {...props} isBuyer />,
    () => noHint,
  ),
);

/** Loaded when the user begins to type. */
export const LazyPhoneHint = (props: HintProps) => (props.text === '' ? null : <Loaded {...props} />);
