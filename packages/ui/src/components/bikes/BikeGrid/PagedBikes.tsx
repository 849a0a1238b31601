import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { PageHeading } from '../../layout/PageHeading/PageHeading.tsx';
import { BikeGrid, type RenderBike } from './BikeGrid.tsx';
import styles from './PagedBikes.module.css';

export const bikesPerStep = 24;

/** These fill the viewport of a phone. The others are rendered later, so that a slow device shows these early. */
const firstCards = 4;

/** A list of so many cards is rendered at once, because what is below it would move. */
const shortList = 8;

/** The user can type between two steps. */
const nextCards = 2;

/** The ids of the cards to render: a few more in each step, so that a slow device never renders a list in one task. */
const useCardsInSteps = (ids: readonly string[], startsComplete: boolean): ReadonlySet<string> => {
  const [rendered, setRendered] = useState<ReadonlySet<string>>(
    () => new Set(startsComplete || ids.length <= shortList ? ids : ids.slice(0, firstCards)),
  );
  const known = ids.filter((id) => rendered.has(id));
  const missing = ids.filter((id) => !rendered.has(id)).slice(0, nextCards);
  useEffect(() => {
    if (missing.length > 0) startTransition(() => setRendered(new Set([...known, ...missing])));
  });
  return new Set(known.length > 0 ? known : missing);
};

/** The URL contains it, so that Back, a reload and a link show as much again. */
export type ShownBikes = {
  count: number;
  onChange: (count: number) => void;
  /** True if the first render must have all cards, because the browser restores the scroll position. */
  isRestored?: boolean | undefined;
  /** The choice between compact cards and cards with large photos. */
  largePhotos?:
    | {
        isOn: boolean;
        /** Called with the new value after the user has changed it. */
        onChange: (isOn: boolean) => void;
      }
    | undefined;
};

/** What a list shows without a URL: one step. */
export const firstStep: ShownBikes = { count: bikesPerStep, onChange: () => {} };

export type BikeGroup<Item> = {
  key: string;
  bikes: readonly Item[];
  title?: string;
  /** True for bikes that are not a full match. They are not counted as long as a full match is not shown. */
  isNear?: boolean;
};

const countOf = (groups: readonly { bikes: readonly unknown[] }[]): number =>
  groups.reduce((sum, { bikes }) => sum + bikes.length, 0);

type PagedBikesProps<Item> = {
  /** The bikes, in groups with a heading each. */
  groups: readonly BikeGroup<Item>[];
  /** How many bikes the list shows, and the function that shows more. */
  shown: ShownBikes;
  /** The content. */
  children: RenderBike<Item>;
};

/** The first bikes of a list, and a button that shows more. After a press the first new card has the focus. */
export const PagedBikes = <Item extends { _id: string }>({ groups, shown, children }: PagedBikesProps<Item>) => {
  const { bikes: copy } = useCopy();
  const holder = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  // At once, because the URL follows in a task of its own.
  const [asked, setAsked] = useState(shown.count);
  const [countBefore, setCountBefore] = useState(shown.count);
  if (shown.count !== countBefore) {
    setCountBefore(shown.count);
    setAsked(shown.count);
  }
  const exact = countOf(groups.filter(({ isNear }) => !isNear));
  const total = asked < exact ? exact : countOf(groups);
  const count = Math.min(asked, total);
  const ids = groups
    .flatMap(({ bikes }) => bikes.slice(0, count))
    .slice(0, count)
    .map(({ _id }) => _id);
  const rendered = useCardsInSteps(ids, shown.isRestored === true);
  const isComplete = ids.every((id) => rendered.has(id));

  useLayoutEffect(() => {
    const card = holder.current?.querySelector(`[data-index="${firstNew.current}"]`);
    if (!card) return;
    firstNew.current = undefined;
    card.querySelector<HTMLElement>('a, button')?.focus();
  });

  let from = 0;
  return (
    <div ref={holder} data-photos={shown.largePhotos?.isOn ? 'large' : undefined}>
      <div className={isComplete ? undefined : styles.incomplete}>
        {groups.map(({ key, bikes, title, isNear }) => {
          const start = from;
          from += bikes.length;
          const part = bikes.slice(0, Math.max(0, count - start));
          if (!part.some(({ _id }) => rendered.has(_id))) return null;
          const cards = (
            <BikeGrid key={key} bikes={part} from={start} rendered={rendered}>
              {children}
            </BikeGrid>
          );
          if (title === undefined) return cards;
          return (
            <section key={key} className={styles.group} data-matches={isNear && 'some'}>
              <PageHeading level={2} count={bikes.length}>
                {title}
              </PageHeading>
              <div>{cards}</div>
            </section>
          );
        })}
      </div>
      {total > bikesPerStep && (
        <div className={styles.more}>
          {count < total && (
            <Button
              variant="outline"
              onPress={() => {
                firstNew.current = count;
                setAsked(count + bikesPerStep);
                shown.onChange(count + bikesPerStep);
              }}
            >
              {copy.showMore(Math.min(bikesPerStep, total - count))}
            </Button>
          )}
          <p role="status">{copy.shownOf(count, total)}</p>
        </div>
      )}
    </div>
  );
};
