import preview from '../../../../../../.storybook/preview.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ component: Logo });

export const Default = meta.story();
