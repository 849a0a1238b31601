import preview from '../../../../../../.storybook/preview.tsx';
import { Bone } from './Skeleton.tsx';

const meta = preview.meta({ component: Bone, args: { width: '60%', height: '28px' } });

export const Default = meta.story();
