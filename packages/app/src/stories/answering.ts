import { morning } from '@second-gear/contract/fixtures';
import { createShop, mockApi } from '@second-gear/contract/mockApi';
import type { VisitProps } from './Visit.tsx';

type Server = { msw: { use(...handlers: ReturnType<typeof mockApi>): void }; args: Pick<VisitProps, 'api' | 'shop'> };

/** For `beforeEach`: a shop of its own for each story, with the cast alone in it unless the story says otherwise. */
export const answering = ({ msw, args }: Server): void =>
  msw.use(...mockApi(createShop(args.shop ?? morning({ bikes: 0 })), args.api));
