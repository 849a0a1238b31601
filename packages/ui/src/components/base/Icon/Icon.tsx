import styles from './Icon.module.css';

/** All icons. Each has a view box of 24 × 24, and lines in the colour of the text. */
const drawings = {
  home: <path d="M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z" />,
  list: <path d="M8 6h12M8 12h12M8 18h12M3.6 6h.8m-.8 6h.8m-.8 6h.8" />,
  plus: <path d="M12 4v16M4 12h16" />,
  minus: <path d="M4 12h16" />,
  expand: <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6m0 6 7-7" />,
  share: <path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12v8.5h14V12" />,
  copy: <path d="M9 9h11v11H9zM15 9V4H4v11h5" />,
  phone: (
    <path d="M5 4h4l1.8 4.6-2.4 1.7a12 12 0 0 0 5.3 5.3l1.7-2.4L20 15v4c0 1-.8 1.6-1.8 1.5C10.6 19.9 4.1 13.4 3.5 5.8 3.4 4.8 4 4 5 4z" />
  ),
  chat: <path d="M4 20l1.4-4.2A8 8 0 1 1 8.4 18.7z" />,
  tag: (
    <>
      <path d="M8 3h8l4 4v14H4V7z" />
      <circle cx="12" cy="8" r="1.6" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8.2" r="3.4" />
      <path d="M2.8 20c.3-4 2.8-6 6.2-6s5.9 2 6.2 6M15.6 5.2a3.3 3.3 0 0 1 0 6M17.5 14.3c2.2.7 3.5 2.6 3.7 5.7" />
    </>
  ),
  person: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20.5c.5-4 3.5-6 8-6s7.5 2 8 6" />,
  shop: <path d="M4 11.5V20h16v-8.5M3 9l2-5h14l2 5c0 3-4 3-4.5 0-.5 3-4 3-4.5 0-.5 3-4 3-4.5 0C8 12 3 12 3 9z" />,
  flag: <path d="M5 21V4m0 .5h12.5l-2.6 4.2 2.6 4.3H5" />,
  menu: <path d="M3.5 6.5h17m-17 5.5h17m-17 5.5h17" />,
  sort: <path d="M8 4v16m0 0-3.5-3.5M8 20l3.5-3.5M16 20V4m0 0-3.5 3.5M16 4l3.5 3.5" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  chevronDown: <path d="M5 9l7 7 7-7" />,
  arrow: <path d="M4 12h15m-6-6 6 6-6 6" />,
  tick: <path d="M4.5 12.5l5 5 10-11" />,
  check: (
    <>
      <circle cx="12" cy="12" r="9.2" />
      <path d="M7.8 12.3l2.9 2.9 5.4-5.8" />
    </>
  ),
  /** Unlike the other icons a filled shape. Its tick has the colour of the background. */
  seal: (
    <>
      <path
        fill="currentColor"
        stroke="none"
        d="M12 1.8l2.5 1.9 3.1-.2 1 3 2.6 1.8-.9 3 .9 3-2.6 1.8-1 3-3.1-.2L12 20.8l-2.5-1.9-3.1.2-1-3-2.6-1.8.9-3-.9-3 2.6-1.8 1-3 3.1.2z"
      />
      <path stroke="var(--color-surface)" d="M7.8 11.4l2.9 2.9 5.4-5.6" />
    </>
  ),
  alert: (
    <>
      <circle cx="12" cy="12" r="9.2" />
      <path d="M12 7v6m0 3v.6" />
    </>
  ),
  card: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="2" />
      <path d="M2.5 9.5h19M6 15h4" />
    </>
  ),
  camera: (
    <>
      <path d="M3 8h4.4l1.7-2.8h5.8L16.6 8H21v11.5H3z" />
      <circle cx="12" cy="13.4" r="3.4" />
    </>
  ),
  photo: <path d="M3 5h18v14H3zm0 11 5.5-5.5L13 15l3-3 5 5M16 8.6h.8" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21" />
    </>
  ),
  filter: <path d="M3 7h9m6 0h3M3 17h3m6 0h9M12 4.5v5h6v-5zM6 14.5v5h6v-5z" />,
  screen: <path d="M3 4.5h18v12H3zm9 12v3.5m-4 0h8" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6l1.4 1.4m0-13.4l-1.4 1.4M6.7 17.3l-1.4 1.4" />
    </>
  ),
  heart: <path d="M12 20.2C6.4 16.3 3 13.1 3 9.1A4.9 4.9 0 0 1 12 6.4a4.9 4.9 0 0 1 9 2.7c0 4-3.4 7.2-9 11.1z" />,
  compare: <path d="M3 8h15m-4.5-4.5L18 8l-4.5 4.5M21 16H6m4.5-4.5L6 16l4.5 4.5" />,
  moon: <path d="M20 14.6A8.4 8.4 0 0 1 9.4 4a8.4 8.4 0 1 0 10.6 10.6z" />,
};

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as IconName[];

type IconProps = {
  /** Which icon is shown. */
  name: IconName;
  /** Additional CSS classes of the outermost element. */
  className?: string | undefined;
};

/** A decorative icon beside text. It is hidden from screen readers. */
export const Icon = ({ name, className = '' }: IconProps) => (
  <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    {drawings[name]}
  </svg>
);
