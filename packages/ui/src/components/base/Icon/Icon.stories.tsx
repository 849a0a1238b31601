import preview from '../../../../../../.storybook/preview.tsx';
import { Icon, iconNames } from './Icon.tsx';

const meta = preview.meta({ component: Icon, args: { name: 'home' } });

export const AllIcons = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 7rem)', gap: '1.5rem' }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '.5rem' }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
});
