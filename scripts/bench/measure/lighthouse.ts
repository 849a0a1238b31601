import lighthouse from 'lighthouse';

/** The result of one run of Lighthouse: scores from 0 to 100, times in ms. */
export type LighthouseResult = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** The failed audits of accessibility, best practices and SEO. */
  failedAudits: string[];
};

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

/**
 * Measures a page with Lighthouse's simulated phone and network, and with an empty cache. The user stays signed in,
 * because Lighthouse clears the cache but not the storage in which a session is. The option `disableStorageReset` must
 * not be set: with it Lighthouse would not clear the cache either.
 *
 * @throws {Error} when Lighthouse could not measure the page.
 */
export const runLighthouse = async (url: string, port: number): Promise<LighthouseResult> => {
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
    if (measured === undefined) throw new Error(`Lighthouse reports no ${audit} for ${url}.`);
    return measured;
  };
  const failedAudits = [categories.accessibility, categories.bestPractices, categories.seo].flatMap((category) =>
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
    failedAudits,
  };
};
