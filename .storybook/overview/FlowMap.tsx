import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../packages/ui/src/components/base/VisuallyHidden/VisuallyHidden.tsx';
import { viewports } from '../modes/modes.ts';
import styles from './FlowMap.module.css';
import { accessNames } from './product/access.ts';
import { screenName } from './product/groupScreensByAccess.ts';
import { type Arrow, flowSources, type Page, type Product, type Story } from './product/product.ts';
import { type Combination, storyUrl } from './thumbnails/combination.ts';
import { StoryPicture } from './thumbnails/StoryThumbnail.tsx';

const combination: Combination = { theme: 'light', language: 'en', viewport: 'phone' };

type FlowNode = { name: string; title: string; path?: string; story?: Story };
type Column = { title: string; nodes: readonly FlowNode[] };

/** The columns of the map: first what is on several pages, then the pages, by those who may open them. */
const columnsOf = ({ pages, stories }: Product): Column[] => [
  {
    title: 'On several pages',
    nodes: Object.entries(flowSources).map(([name, title]) => ({ name, title })),
  },
  ...Object.entries(accessNames).map(([access, title]) => ({
    title,
    nodes: pages
      .filter((page) => page.access === access)
      .map((page) => ({ name: page.name, title: titleOf(page), path: page.path, story: firstStory(page, stories) })),
  })),
];

const titleOf = ({ screen }: Page) => screenName(screen);

/** The first story of a page. */
const firstStory = ({ screen }: Page, stories: readonly Story[]): Story | undefined =>
  stories.find((story) => story.folder === screen);

/** Every page, and every way from one page to another: links, and redirects of the guards and of the sign-in. */
export const FlowMap = (product: Product) => {
  const map = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const titles = new Map<string, string>(product.pages.map((page) => [page.name, titleOf(page)]));
  return (
    <div ref={map} className={styles.map}>
      <Arrows map={map} arrows={product.arrows} active={active} />
      {columnsOf(product).map(({ title, nodes }) => (
        <section key={title} className={styles.column} aria-label={title}>
          <h2 className={styles.group}>{title}</h2>
          <ul className={styles.nodes}>
            {nodes.map((node) => (
              <li
                key={node.name}
                id={`flow-${node.name}`}
                className={styles.node}
                onPointerEnter={() => setActive(node.name)}
                onPointerLeave={() => setActive(undefined)}
                onFocus={() => setActive(node.name)}
                onBlur={() => setActive(undefined)}
              >
                <NodeHead {...node} />
                <Ways arrows={product.arrows.filter(({ from }) => from === node.name)} titles={titles} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** The width of a picture in CSS pixels, as in the style sheet. */
const pictureWidth = 64;
const scale = pictureWidth / viewports[combination.viewport].width;

/** The name and the path of a page, with a link to its first story. */
const NodeHead = ({ title, path, story }: FlowNode) => (
  <div className={styles.head}>
    {story && (
      <a
        className={styles.picture}
        href={storyUrl(story, combination)}
        target="_blank"
        rel="noreferrer"
        style={{ '--scale': scale } as CSSProperties}
      >
        <VisuallyHidden>{title}: open its story</VisuallyHidden>
        <StoryPicture story={story} combination={combination} />
      </a>
    )}
    <div className={styles.name}>
      <h3 className={styles.title}>{title}</h3>
      {path && <code className={styles.path}>{withBreaks(path)}</code>}
    </div>
  </div>
);

/** Renders a path. The browser may break the line after each slash. */
const withBreaks = (path: string): ReactNode[] => path.split(/(?<=\/)/).flatMap((part) => [part, <wbr key={part} />]);

/** The arrows that start at a page, as a list of links to the other pages on this map. */
const Ways = ({ arrows, titles }: { arrows: readonly Arrow[]; titles: ReadonlyMap<string, string> }) => {
  const conditions = [...new Set(arrows.map(({ when }) => when))];
  return conditions.map((when) => (
    <p key={when ?? 'link'} className={styles.ways} data-kind={when ? 'redirect' : 'link'}>
      {when ? `Redirect ${when}: ` : 'Goes to: '}
      {arrows
        .filter((arrow) => arrow.when === when)
        .map(({ to }) => (
          <a key={to} className={styles.way} href={`#flow-${to}`}>
            {titles.get(to)}
          </a>
        ))}
    </p>
  ));
};

type ArrowsProps = { map: RefObject<HTMLElement | null>; arrows: readonly Arrow[]; active: string | undefined };

/**
 * Draws the arrows between the pages. It is hidden from screen readers, because each page lists its arrows as text. On a
 * narrow page the columns are below each other, and it is hidden.
 */
const Arrows = ({ map, arrows, active }: ArrowsProps) => {
  const [curves, setCurves] = useState<readonly string[]>([]);

  useEffect(() => {
    const element = map.current;
    if (!element) return undefined;
    const draw = () => setCurves(arrows.map((arrow) => curve(element, arrow)));
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => observer.disconnect();
  }, [map, arrows]);

  return (
    <svg className={styles.arrows} aria-hidden="true">
      <defs>
        <marker id="arrow-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 8 4 0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {arrows.map(({ from, to, kind }, index) => (
        <path
          key={`${from} ${to} ${kind}`}
          data-active={active === undefined ? undefined : active === from || active === to}
          className={styles.arrow}
          data-kind={kind}
          d={curves[index] ?? ''}
          markerEnd="url(#arrow-head)"
        />
      ))}
    </svg>
  );
};

/** The curve from one page to another, in the coordinates of the map: from the nearer edge to the nearer edge. */
const curve = (map: HTMLElement, { from, to }: Arrow): string => {
  const origin = map.getBoundingClientRect();
  const [start, end] = [from, to].map((name) => map.querySelector(`#flow-${name}`)?.getBoundingClientRect());
  if (!start || !end) throw new Error(`The map has no page ${start ? to : from}.`);
  const isForward = end.left > start.right;
  const isBackward = end.right < start.left;
  const x1 = (isBackward ? start.left : start.right) - origin.left;
  const x2 = (isForward ? end.left : end.right) - origin.left;
  const y1 = start.top + Math.min(start.height / 2, 48) - origin.top;
  const y2 = end.top + Math.min(end.height / 2, 24) - origin.top;
  const bend = isForward || isBackward ? Math.max(24, Math.abs(x2 - x1) / 2) : 40;
  return `M${x1} ${y1}C${x1 + (isBackward ? -bend : bend)} ${y1} ${x2 + (isForward ? -bend : bend)} ${y2} ${x2} ${y2}`;
};
