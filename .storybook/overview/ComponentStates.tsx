import { useState } from 'react';
import { Select } from '../../packages/ui/src/components/forms/Select/Select.tsx';
import { StoryGrid } from './EveryScreen.tsx';
import styles from './overviewPages.module.css';
import type { Product } from './product/product.ts';
import { CombinationFields } from './thumbnails/CombinationFields.tsx';
import type { Combination } from './thumbnails/combination.ts';

const group = 'Components/';

/** Every state of one component, in two combinations side by side: at the beginning in the light and the dark theme. */
export const ComponentStates = ({ stories }: Pick<Product, 'stories'>) => {
  const titles = [...new Set(stories.map(({ title }) => title).filter((title) => title.startsWith(group)))];
  const [title, setTitle] = useState(titles[0] ?? '');
  const [first, setFirst] = useState<Combination>({ theme: 'light', language: 'en', viewport: 'phone' });
  const [second, setSecond] = useState<Combination>({ theme: 'dark', language: 'en', viewport: 'phone' });
  const own = stories.filter((story) => story.title === title);
  return (
    <>
      <div className={styles.switches}>
        <Select
          label="Component"
          options={titles.map((id) => ({ id, label: id.slice(group.length).replaceAll('/', ' / ') }))}
          value={title}
          onChange={setTitle}
          className={styles.viewer}
        />
        <CombinationFields legend="First" value={first} onChange={setFirst} />
        <CombinationFields legend="Second" value={second} onChange={setSecond} />
      </div>
      <p className={styles.count} role="status">
        {own.length} states
      </p>
      <StoryGrid stories={own} combinations={[first, second]} isComponent showsLiveStory />
    </>
  );
};
