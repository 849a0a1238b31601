import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

/**
 * Closes the addon panel when a story of a screen is selected. A screen needs the full window, and the controls in the panel
 * cannot edit its props well, because these are large objects.
 */
addons.register('second-gear/panel', (api) => {
  let wasScreen = false;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isScreen = storyId.startsWith('screens-') || storyId.startsWith('app-');
    if (isScreen !== wasScreen) api.togglePanel(!isScreen);
    wasScreen = isScreen;
  });
});
