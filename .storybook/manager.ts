import { createElement } from 'react';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { screenFolderIn } from './overview/product/product.ts';
import { themeFor } from './theme.ts';

addons.setConfig({
  theme: themeFor(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: {
    // The groups are folders: `bikeDetails` is shown as *Bike details*. Components keep the names that the code has.
    renderLabel: ({ name, type }) =>
      type === 'group'
        ? name
            .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
            .replace(/(?<=.)[A-Z]/g, (letter) => letter.toLowerCase())
            .replace(/^./, (letter) => letter.toUpperCase())
        : name,
  },
});

/**
 * Closes the addon panel when a screen or an overview page is selected. Such a page needs the full window, and the controls
 * in the panel cannot edit its props well, because these are large objects.
 */
addons.register('second-gear/panel', (api) => {
  let wasScreen = false;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isScreen = /^(screens|app|overview)-/.test(storyId);
    if (isScreen !== wasScreen) api.togglePanel(!isScreen);
    wasScreen = isScreen;
  });
});

/** The URLs of the screens in the demo, by the folders of the screens. main.ts sets them. */
const livePages: Record<string, string> = JSON.parse(process.env.STORYBOOK_LIVE_PAGES ?? '{}');

/** A link to the page of the demo that shows the selected screen. */
const LivePageLink = () => {
  const { storyId, index } = useStorybookState();
  const entry = index?.[storyId];
  const file = entry && 'importPath' in entry ? String(entry.importPath) : '';
  const href = livePages[screenFolderIn(file) ?? ''];
  if (!href) return null;
  return createElement('a', { href, target: '_blank', rel: 'noreferrer', style: { alignSelf: 'center' } }, 'Live page');
};

addons.register('second-gear/live-page', () => {
  addons.add('second-gear/live-page', { type: types.TOOL, title: 'Live page', render: LivePageLink });
});
