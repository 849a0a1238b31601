import { useBlogsCopy } from '@second-gear/ui';
import { BlogsScreen } from '@second-gear/ui/screens/public/Blogs/BlogsScreen';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';

export const Blogs = () => {
  const copy = useBlogsCopy();
  return (
    <>
      <DocumentTitle page={copy.blogs.title} />
      <BlogsScreen />
    </>
  );
};
