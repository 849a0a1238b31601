import { createCopy } from '../language/createCopy.ts';
import { groupDigits } from '../lib/format.ts';

const plural = (count: number, noun: string): string => `${groupDigits(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The tables (docs/requirements.md §2) and their tools (§12). */
export const enAdmin = {
  admin: {
    allSeller: 'All Seller', // docs/requirements.md §2: the heading is 'All Seller', but the menu says 'All Sellers'.
    loadingBuyers: 'Loading the buyers',
    loadingSellers: 'Loading the sellers',
    loadingReports: 'Loading the reported items',
    columns: {
      index: 'No.',
      name: 'Name',
      email: 'Email',
      role: 'Role',
      status: 'Status',
      action: 'Action',
      bikeName: 'Bike Name',
      price: 'Price',
      condition: 'Condition',
      seller: 'Seller',
      delete: 'Delete', // docs/requirements.md §2: this column is 'Delete'; other tables call it 'Action'.
    },
    verified: 'Verified',
    /** The bikes of a seller, as a link to those for sale. */
    bikesOf: (forSale: number, sold: number) =>
      forSale + sold === 0
        ? 'No bikes'
        : `${groupDigits(forSale)} for sale${sold > 0 ? `, ${groupDigits(sold)} sold` : ''}`,
    makeVerified: 'make verified', // docs/requirements.md §2 requires the words 'make verified'.
    /** The question before the verification of a seller with reported bikes. The message follows the seller's name. */
    verifyReported: {
      title: 'Verify this seller?',
      message: (count: number) => `has ${plural(count, 'reported bike')}. A verification cannot be undone.`,
    },
    /** A verification needs two requests: the seller is verified, but the second one has not marked the bikes yet. */
    badgeMissing: 'Badge not on bikes yet',
    deleteBuyerWarning: 'Their orders are not deleted.',
    deleteSellerWarning: 'Their bikes stay in the lists.',
    noBuyers: {
      title: 'No buyers yet',
      text: 'No one has signed up as a buyer yet. New buyers will appear here.',
    },
    noSellers: {
      title: 'No sellers yet',
      text: 'No one has signed up as a seller yet. New sellers will appear here for you to verify.',
    },
    aboutReports: 'Buyers give no reason for a report. It stays in this list until the bike is deleted.',
    noReports: {
      title: 'No report is waiting',
      text: 'When a buyer reports a bike, it is listed here for you to check.',
    },
  },

  report: {
    gone: {
      title: 'No longer reported',
      text: 'This bike was deleted already, or the link is incomplete.',
    },
    forSale: 'For sale',
    sold: 'Sold',
    brand: 'Brand',
    advertised: 'Advertised',
    no: 'No',
    phone: 'Phone',
    account: 'Account',
    noAccount: 'Account deleted',
    sellerFailed: 'The account did not load.',
    bikesFailed: 'The other bikes from this seller did not load.',
    loadingBikes: 'Loading the other bikes from this seller',
    otherReports: (count: number) =>
      count === 0 ? 'No other reports about this seller' : `${plural(count, 'other report')} about this seller`,
    otherBikes: (count: number, sold: number) =>
      count === 0
        ? 'No other bikes from this seller'
        : `${plural(count, 'other bike')} from this seller, ${groupDigits(sold)} sold`,
    bikePage: 'Open the bike page',
    /** The dialog after the admin has deleted the bike, while other reports wait. */
    deleted: {
      title: 'The bike is deleted',
      text: (name: string, count: number) =>
        `${name} is in no list any more, and its report is closed. ${plural(count, 'report')} still waiting.`,
    },
    /** Beside the buttons: there is no other way to handle a report. */
    fine: 'If the bike is fine, close this. The report stays in the list.',
    next: 'Next report',
    /** Above it is the seller, who is not deleted. */
    delete: 'Delete the bike',
    deleteWarning:
      'This deletes the bike itself, not only the report. Its page will be gone, and no list will show it.',
  },

  adminHome: {
    buyers: 'Buyers',
    sellers: 'Sellers',
    otherSellers: 'Unverified sellers',
    reports: 'Reports',
    people: 'Users by role',
    sold: 'Bikes for sale and sold',
    brands: 'Bikes by brand',
    prices: 'Prices of the bikes for sale, in BDT',
    range: (from: number, to: number | null) =>
      to === null ? `From ${groupDigits(from)}` : `${groupDigits(from)} to ${groupDigits(to - 1)}`,
    asTable: 'Show as a table',
    number: 'Number',
    reportsAbout: (count: number) => plural(count, 'report'),
    toVerify: (count: number) => (count === 0 ? 'All sellers are verified' : `${plural(count, 'seller')} to verify`),
    allToVerify: 'Verify sellers',
    toCheck: (count: number) => (count === 0 ? 'No reports waiting' : `${plural(count, 'report')} waiting`),
    check: 'Check',
    allToCheck: 'All reports',
    failed: {
      buyers: 'The buyers did not load.',
      sellers: 'The sellers did not load.',
      bikes: 'The bikes did not load.',
      reports: 'The reports did not load.',
    },
  },

  adminTools: {
    search: 'Search the table',
    searchUsers: 'Name or email',
    searchReports: 'Bike, seller or place',
    clearSearch: 'Clear the search',
    filters: {
      all: 'All',
      verified: 'Verification',
      isVerified: 'Verified sellers',
      notVerified: 'Not verified',
      noRole: 'No role',
    },
    sort: 'Sort',
    sortDefault: 'Newest',
    ascending: (column: string) => `${column}, ascending`,
    descending: (column: string) => `${column}, descending`,
    found: (shown: number, total: number) =>
      shown === total ? plural(total, 'row') : `${groupDigits(shown)} of ${plural(total, 'row')}`,
    selectRow: (name: string) => `Select ${name}`,
    unnamed: 'a row without a name',
    selectFound: (count: number) => (count === 1 ? 'Select the row found' : `Select all ${groupDigits(count)} found`),
    nothingFound: {
      title: 'Nothing found',
      text: 'No row matches the search and the filters.',
    },
    /** Shown instead, when the filter finds no seller because all are verified. */
    allVerified: {
      title: 'All sellers are verified',
      text: 'No seller is waiting for you.',
      showAll: 'Show all sellers',
    },
    withoutFilters: (count: number) => `Search without filters: ${plural(count, 'row')}`,
    clearAll: 'Clear search and filters',
    export: (count: number) => `Export ${plural(count, 'row')}`,
    /** Follows the text of the button where it has room. */
    asCsv: 'as CSV',
    bulk: {
      bar: 'Selected rows',
      selected: (count: number, hidden: number) =>
        hidden === 0
          ? `${groupDigits(count)} selected`
          : `${groupDigits(count)} selected, ${groupDigits(hidden)} of them not shown`,
      clear: 'Clear selection',
      verify: 'Verify',
      delete: 'Delete',
      titles: {
        deleteBuyers: (count: number) => `Delete ${plural(count, 'buyer')}?`,
        deleteSellers: (count: number) => `Delete ${plural(count, 'seller')}?`,
        deleteReports: (count: number) => `Delete ${plural(count, 'reported bike')}?`,
        verifySellers: (count: number) => `Verify ${plural(count, 'seller')}?`,
      },
      /** The titles during the action and after it. */
      tasks: {
        deleteBuyers: (count: number) => `Deletion of ${plural(count, 'buyer')}`,
        deleteSellers: (count: number) => `Deletion of ${plural(count, 'seller')}`,
        deleteReports: (count: number) => `Deletion of ${plural(count, 'reported bike')}`,
        verifySellers: (count: number) => `Verification of ${plural(count, 'seller')}`,
      },
      /** Before the names of the sellers with reported bikes. */
      reported: (count: number, total: number) => {
        if (total === 1) return 'The seller has reported bikes:';
        return count === 1 ? '1 of them has reported bikes:' : `${groupDigits(count)} of them have reported bikes:`;
      },
      more: (count: number) => `and ${groupDigits(count)} more`,
      warnings: {
        deleteBuyers: 'This cannot be undone. Their orders are not deleted.',
        deleteSellers: 'This cannot be undone. Their bikes stay in the lists.',
        deleteReports: 'The bikes themselves are deleted, not only the reports. This cannot be undone.',
        verifySellers: 'Their bikes get the verified badge.',
      },
      actions: {
        deleteBuyers: (count: number) => `Delete ${groupDigits(count)}`,
        deleteSellers: (count: number) => `Delete ${groupDigits(count)}`,
        deleteReports: (count: number) => `Delete ${groupDigits(count)}`,
        verifySellers: (count: number) => `Verify ${groupDigits(count)}`,
      },
      progress: (done: number, total: number) => `${groupDigits(done)} of ${groupDigits(total)}`,
      stop: 'Stop',
      outcomes: {
        done: 'Done',
        nothingToDo: 'Already done',
        partlyDone: 'Verified, but the badge is not on their bikes yet. We try again automatically.',
        unconfirmed: 'Could not be confirmed',
        notDone: 'No answer arrived. The list shows that it was not done.',
        notSent: 'Not sent',
      },
      failed: (problem: string) => `Failed. ${problem}`,
      /** The results of all rows. They are joined: '450 done, 50 failed'. */
      counts: {
        done: (count: number) => `${groupDigits(count)} done`,
        nothingToDo: (count: number) => `${groupDigits(count)} already done`,
        partlyDone: (count: number) => `${groupDigits(count)} partly done`,
        failed: (count: number) => `${groupDigits(count)} failed`,
        unconfirmed: (count: number) => `${groupDigits(count)} could not be confirmed`,
        notDone: (count: number) => `${groupDigits(count)} not done`,
        notSent: (count: number) => `${groupDigits(count)} not sent`,
      },
      left: (task: string, summary: string) => `You left the page during the action. ${task}: ${summary}.`,
      tryAgain: 'Try failed ones again',
      checkAgain: 'Check again',
    },
    shortcuts: {
      title: 'Keyboard shortcuts',
      lead: 'These work while the table or its tools have the focus, and never while you type in a field.',
      key: 'Key',
      action: 'Action',
      actions: {
        search: 'Move to the search field',
        next: 'Move to the next row',
        previous: 'Move to the previous row',
        select: 'Select or deselect the row',
        help: 'Show this list',
      },
    },
  },
};

export type AdminCopy = typeof enAdmin;

export const useAdminCopy = createCopy(enAdmin, async () => (await import('./bn/admin.ts')).bnAdmin);
