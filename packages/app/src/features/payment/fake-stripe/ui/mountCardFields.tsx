import { CreditCardFields } from '@second-gear/ui';
import type { MountCardFields } from '../cardElement.ts';
import { createDetachedRoot } from './detachedRoot.tsx';

/** Renders the three inputs into the page. */
export const mountCardFields: MountCardFields = (container, first, { onEscape, ...events }) => {
  const root = createDetachedRoot(container);
  root.node.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onEscape();
  });
  const show: ReturnType<MountCardFields>['show'] = ({ errors, ...view }) => {
    const invalid = { number: Boolean(errors.number), expiry: Boolean(errors.expiry), cvc: Boolean(errors.cvc) };
    root.render(<CreditCardFields {...view} {...events} invalid={invalid} />);
  };
  show(first);
  return {
    show,
    focus: () => root.node.querySelector('input')?.focus(),
    blur: () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && root.node.contains(activeElement)) activeElement.blur();
    },
    remove: root.remove,
  };
};
