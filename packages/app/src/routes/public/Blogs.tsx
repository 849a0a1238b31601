import { BlogsScreen, useBlogsCopy } from '@second-gear/ui';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';

export const Blogs = () => {
  const copy = useBlogsCopy();
  return (
    <>
      <DocumentTitle page={copy.blogs.title} />
      <BlogsScreen />
    </>
  );
};
