import { Select } from '../../packages/ui/src/components/forms/Select/Select.tsx';
import { StoryGrid } from './EveryScreen.tsx';
import styles from './overviewPages.module.css';
import type { Product } from './product/product.ts';
import { ThumbnailFields } from './thumbnails/ThumbnailFields.tsx';
import type { ThumbnailSettings } from './thumbnails/thumbnailSettings.ts';
import { useSelection } from './useSelection.ts';

const group = 'Components/';

/** The id of a component from the title of its stories: `base-Button`. It has no slash, so that it can be in an arg. */
const componentIn = (title: string) => title.slice(group.length).replaceAll('/', '-');

/** The titles of the stories of components, by the ids of the components. */
export const componentTitles = (stories: Product['stories']): ReadonlyMap<string, string> =>
  new Map(stories.flatMap(({ title }) => (title.startsWith(group) ? [[componentIn(title), title] as const] : [])));

/** What the fields above the states select. */
export type StatesSelection = ThumbnailSettings & { component: string };

type ComponentStatesProps = Pick<Product, 'stories'> & {
  initialSelection: StatesSelection;
  onSelect: (selection: StatesSelection) => void;
};

/** Every state of one component, in two combinations side by side. */
export const ComponentStates = ({ stories, initialSelection, onSelect }: ComponentStatesProps) => {
  const [selection, select] = useSelection(initialSelection, onSelect);
  const { component, first, second } = selection;
  const titles = componentTitles(stories);
  const own = stories.filter(({ title }) => title === titles.get(component));
  return (
    <>
      <ThumbnailFields settings={selection} onChange={select}>
        <Select
          label="Component"
          options={[...titles].map(([id, title]) => ({
            id,
            label: title.slice(group.length).replaceAll('/', ' / '),
          }))}
          value={component}
          onChange={(one) => select({ component: one })}
          className={styles.viewer}
        />
      </ThumbnailFields>
      <p className={styles.count} role="status">
        {own.length} states
      </p>
      <StoryGrid stories={own} combinations={[first, second]} isComponent />
    </>
  );
};
