/**
 * Gives every record of a list a key of its own, even where a server sent the same `_id` twice: both are shown, and the
 * first keeps the plain id as its key.
 */
export const keyed = <Item extends { _id: string }>(items: readonly Item[]): { key: string; item: Item }[] => {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const times = (seen.get(item._id) ?? 0) + 1;
    seen.set(item._id, times);
    return { key: times === 1 ? item._id : `${item._id} again ${times}`, item };
  });
};
