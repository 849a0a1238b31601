import { configure } from 'storybook/test';

// Sets a longer timeout for `findBy` queries and `waitFor` than the default of one second, because an update may take
// longer on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
