import type { Browser } from 'playwright';
import { logIn, type MeasuredBrowser, openDriven, openMeasured, phone } from './browsers.ts';
import { type PageBudget, type PageName, pageGoals, type SpeedGoals, speedGoals } from './budget.ts';
import { shopWithBikes } from './datasets.ts';
import { type Speeds, timePage } from './lighthouse.ts';
import { bikesOffered, pages } from './pages.ts';
import type { Goal, Row, Unit } from './report.ts';
import { type Served, serveBare, serveShop } from './serve.ts';
import { ratios } from './statistics.ts';
import { type Weight, weigh } from './transferSize.ts';

/** Says how far the bench is, to whoever waits. */
export type Say = (sentence: string) => void;

const bare = 'bare page';
type Name = PageName | typeof bare;

export type Measured = { name: Name; weight: Weight; rounds: Speeds[] };

const weighAll = async (browser: Browser, places: readonly Place[]): Promise<Map<Name, Weight>> => {
  const weights = new Map<Name, Weight>();
  for (const { name, url, origin, shown, who } of places) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    if (who) await logIn(page, origin, who);
    await page.close();
    weights.set(name, await weigh(await context.newPage(), url, shown));
    await context.close();
  }
  return weights;
};

type Place = { name: Name; url: string; origin: string; shown: string; who?: (typeof pages)[PageName]['who'] };

const placesOf = (names: readonly PageName[], shop: Served, besides: Served): Place[] => [
  { name: bare, url: `${besides.url}/`, origin: besides.url, shown: 'h1' },
  ...names.map((name) => ({ name, url: `${shop.url}${pages[name].path}`, origin: shop.url, ...pages[name] })),
];

/** Round by round, and in each round the bare page and then the others: whatever slows the machine slows them all. */
const timeAll = async (places: readonly Place[], runs: number, say: Say): Promise<Map<Name, Speeds[]>> => {
  const rounds = new Map<Name, Speeds[]>(places.map(({ name }) => [name, []]));
  const browsers = new Map<Place['who'], MeasuredBrowser>();
  try {
    for (const { who, origin } of places) if (!browsers.has(who)) browsers.set(who, await openMeasured(origin, who));
    for (let round = 1; round <= runs; round += 1) {
      for (const { name, url, who } of places) {
        say(`Round ${round} of ${runs}: ${name}`);
        const browser = browsers.get(who);
        if (browser) rounds.get(name)?.push(await timePage(url, browser.port));
      }
    }
    return rounds;
  } finally {
    for (const browser of browsers.values()) await browser.close();
  }
};

/** Weighs the bare page and the shop's pages once, and has Lighthouse look at each of them in every round. */
export const measurePages = async (names: readonly PageName[], runs: number, say: Say): Promise<Measured[]> => {
  const besides = await serveBare();
  const shop = await serveShop(shopWithBikes(bikesOffered));
  try {
    const places = placesOf(names, shop, besides);
    say('Weighing the pages');
    const driven = await openDriven();
    const weights = await weighAll(driven, places).finally(() => driven.close());
    const rounds = await timeAll(places, runs, say);
    return places.flatMap(({ name }) => {
      const weight = weights.get(name);
      return weight ? { name, weight, rounds: rounds.get(name) ?? [] } : [];
    });
  } finally {
    await shop.close();
    await besides.close();
  }
};

const kib = (bytes: number) => bytes / 1024;
const most = (atMost: number | undefined): Goal | undefined => (atMost === undefined ? undefined : { atMost });
const least = (atLeast: number | undefined): Goal | undefined => (atLeast === undefined ? undefined : { atLeast });

/** What a page may ask for: a number, and on some pages the pictures in view besides. */
export const mostRequests = (budget: PageBudget, { picturesInView }: Pick<Weight, 'picturesInView'>): number =>
  budget.requests + (budget.picturesInViewBesides ? picturesInView : 0);

const rowsOf = ({ name, weight, rounds }: Measured, besides: readonly Speeds[]): Row[] => {
  const budget = name === bare ? undefined : pageGoals[name];
  const goals: Partial<SpeedGoals> = name === bare ? {} : speedGoals[name];
  const each = (pick: (speeds: Speeds) => number) => rounds.map(pick);
  const lcp = each((round) => round.lcp);
  const row = (figure: string, unit: Unit, values: number | readonly number[], goal?: Goal): Row => ({
    page: name,
    figure,
    unit,
    values: typeof values === 'number' ? [values] : values,
    goal,
  });
  const timesBare = ratios(
    lcp,
    besides.map((round) => round.lcp),
  );
  return [
    row(
      'performance',
      'score',
      each((round) => round.performance),
      least(goals.performance),
    ),
    row(
      'accessibility',
      'score',
      each((round) => round.accessibility),
      least(goals.accessibility),
    ),
    row(
      'best practices',
      'score',
      each((round) => round.bestPractices),
      least(goals.bestPractices),
    ),
    row(
      'SEO',
      'score',
      each((round) => round.seo),
      least(goals.seo),
    ),
    row('LCP', 'ms', lcp),
    ...(name === bare ? [] : [row('LCP, bare page = 1', 'times', timesBare, most(goals.lcpTimesBare))]),
    row(
      'TBT',
      'ms',
      each((round) => round.tbt),
      most(goals.tbt),
    ),
    row(
      'CLS',
      'shift',
      each((round) => round.cls),
      most(goals.cls),
    ),
    row('JavaScript before load, gz', 'KiB', kib(weight.javaScriptBeforeLoad), most(budget?.javaScriptBeforeLoad)),
    row('JavaScript in all, gz', 'KiB', kib(weight.javaScriptInAll), most(budget?.javaScriptInAll)),
    row('CSS, brotli', 'KiB', kib(weight.css), most(budget?.css)),
    row('HTML, brotli', 'KiB', kib(weight.html), most(budget?.html)),
    row('requests', 'count', weight.requests, most(budget && mostRequests(budget, weight))),
    row('data calls', 'count', weight.dataCalls, most(budget?.dataCalls)),
    row('fonts', 'count', weight.fonts, most(budget?.fonts)),
    row('fonts, as sent', 'KiB', kib(weight.fontBytes), most(budget?.font)),
    row('fonts preloaded, fallback fits', 'count', Number(weight.isFontReady), least(budget && 1)),
  ];
};

/** Every figure of every page, with its goal. */
export const rowsOfPages = (measured: readonly Measured[]): Row[] => {
  const besides = measured.find(({ name }) => name === bare)?.rounds ?? [];
  return measured.flatMap((one) => rowsOf(one, besides));
};

/** Which audits kept accessibility, best practices and SEO below 100, a line for each page that has one. */
export const faultsOf = (measured: readonly Measured[]): string[] =>
  measured.flatMap(({ name, rounds }) => {
    const faults = [...new Set(rounds.flatMap((round) => round.faults))];
    return name === bare || faults.length === 0 ? [] : `Lighthouse finds fault with ${name}: ${faults.join(', ')}`;
  });
