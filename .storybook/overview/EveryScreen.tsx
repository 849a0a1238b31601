import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Select } from '../../packages/ui/src/components/forms/Select/Select.tsx';
import styles from './overviewPages.module.css';
import { accessNames } from './product/access.ts';
import {
  groupScreensByAccess,
  maySee,
  type ScreenGroup,
  screenName,
  type Viewer,
  viewers,
} from './product/groupScreensByAccess.ts';
import type { Product, Story } from './product/product.ts';
import { type Combination, hasOwnSettings } from './thumbnails/combination.ts';
import { StoryThumbnail } from './thumbnails/StoryThumbnail.tsx';
import { ThumbnailFields } from './thumbnails/ThumbnailFields.tsx';
import type { ThumbnailSettings } from './thumbnails/thumbnailSettings.ts';

export const viewerOptions: { id: Viewer; label: string }[] = viewers.map((id) => ({
  id,
  label: { all: 'All users', guest: 'A guest', ...accessNames }[id],
}));

/** What the fields above the screens select. */
export type Selection = ThumbnailSettings & { viewer: Viewer };

type EveryScreenProps = Pick<Product, 'pages' | 'stories'> & {
  initialSelection: Selection;
  onSelect: (selection: Selection) => void;
};

/** Every story of every screen, in two combinations side by side. */
export const EveryScreen = ({ pages, stories, initialSelection, onSelect }: EveryScreenProps) => {
  const [selection, setSelection] = useState(initialSelection);
  const select = (change: Partial<Selection>) => {
    const next = { ...selection, ...change };
    setSelection(next);
    onSelect(next);
  };
  const { viewer } = selection;
  // Rendering all thumbnails takes a second. The switches react and the first screens are visible before that.
  const deferred = useDeferredValue<Selection | null>(selection, null);
  const groups = useMemo(() => groupScreensByAccess({ pages, stories }), [pages, stories]);
  const shown = groupsFor(viewer, groups).flatMap(({ screens }) => screens);
  return (
    <>
      <ThumbnailFields settings={selection} onChange={select}>
        <Select
          label="Seen by"
          options={viewerOptions}
          value={viewer}
          onChange={(one) => select({ viewer: one })}
          className={styles.viewer}
        />
      </ThumbnailFields>
      <p className={styles.count} role="status">
        {shown.length} screens, {shown.flatMap((screen) => screen.stories).length} states
      </p>
      <p className={styles.count}>
        A picture of a long page ends after twice the height of the window. The story itself shows all of it.
      </p>
      <ScreenGroups groups={groups} selection={deferred ?? selection} isComplete={deferred !== null} />
    </>
  );
};

const groupsFor = (viewer: Viewer, groups: readonly ScreenGroup[]) =>
  groups.filter(({ access }) => maySee(viewer, access));

/** The number of screens in the first rendering. They fill the window. */
const firstScreens = 2;

type ScreenGroupsProps = { groups: readonly ScreenGroup[]; selection: Selection; isComplete: boolean };

const ScreenGroups = memo(({ groups, selection, isComplete }: ScreenGroupsProps) =>
  groupsFor(selection.viewer, groups)
    .slice(0, isComplete ? undefined : 1)
    .map(({ access, screens }) => (
      <section key={access} aria-labelledby={access}>
        <h2 id={access} className={styles.group}>
          {accessNames[access]}
        </h2>
        {screens.slice(0, isComplete ? undefined : firstScreens).map(({ folder, page, stories: own }) => (
          <div key={folder} className={styles.screen}>
            <h3 className={styles.screenName}>
              {screenName(folder)} <span className={styles.path}>{page ? page.path : 'on several pages'}</span>
            </h3>
            <StoryGrid stories={own} first={selection.first} second={selection.second} />
          </div>
        ))}
      </section>
    )),
);

type StoryGridProps = { stories: readonly Story[]; first: Combination; second: Combination };

/** Stories with their names, each in two combinations. Those with a width of their own are last. */
const StoryGrid = ({ stories, first, second }: StoryGridProps) => (
  <ul className={styles.stories}>
    {stories.toSorted(ownSettingsLast).map((story) => (
      <li key={story.id} className={styles.story}>
        <p className={styles.storyName}>{storyLabel(story)}</p>
        <div className={styles.pair}>
          <StoryThumbnail story={story} wanted={first} />
          <StoryThumbnail story={story} wanted={second} />
        </div>
      </li>
    ))}
  </ul>
);

const ownSettingsLast = (a: Story, b: Story) => Number(hasOwnSettings(a)) - Number(hasOwnSettings(b));

/** The name of a story. The name of a component that is not the screen itself is before it. */
const storyLabel = ({ title, folder, name }: Story): string => {
  const component = title.slice(title.lastIndexOf('/') + 1).replace(/Screen$/, '');
  const isScreen = folder === undefined || folder.endsWith(`/${component}`);
  return isScreen ? name : `${screenName(`/${component}`)}: ${name}`;
};
