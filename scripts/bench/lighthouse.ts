import lighthouse from 'lighthouse';

/** What one run of Lighthouse says: scores from 0 to 100, times in ms. */
export type Speeds = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** The audits that keep a score below 100, the speeds' own apart. */
  faults: string[];
};

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

/**
 * Opens a page as Lighthouse's phone does, with nothing in its cache and the processor and line that it simulates. A
 * session survives: what Lighthouse clears before a run is the cache, and not where sessions are kept (with
 * `disableStorageReset` it would leave the cache, too). Throws where Lighthouse could not measure.
 */
export const timePage = async (url: string, port: number): Promise<Speeds> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: Object.values(categories),
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) throw new Error(`${url} was not measured: ${report?.runtimeError?.message}`);
  const score = (name: keyof typeof categories): number => (report.categories[categories[name]]?.score ?? 0) * 100;
  const value = (audit: string): number => {
    const measured = report.audits[audit]?.numericValue;
    if (measured === undefined) throw new Error(`Lighthouse has no ${audit} of ${url}.`);
    return measured;
  };
  const faults = [categories.accessibility, categories.bestPractices, categories.seo].flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('bestPractices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    faults,
  };
};
