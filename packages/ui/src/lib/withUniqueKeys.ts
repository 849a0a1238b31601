/** Two records with the same `_id` are both shown. The key of the first one is its id. */
export const withUniqueKeys = <Item extends { _id: string }>(items: readonly Item[]): { key: string; item: Item }[] => {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const times = (seen.get(item._id) ?? 0) + 1;
    seen.set(item._id, times);
    return { key: times === 1 ? item._id : `${item._id} again ${times}`, item };
  });
};
