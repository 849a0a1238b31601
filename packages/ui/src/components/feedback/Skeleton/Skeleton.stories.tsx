import preview from '../../../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton, args: { width: '60%', height: '28px' } });

export const Default = meta.story();
