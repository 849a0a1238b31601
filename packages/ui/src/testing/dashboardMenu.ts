import type { Role } from '@second-gear/contract';
import type { DashboardItem } from '../components/layout/DashboardLayout/DashboardLayout.tsx';
import type { Copy } from '../copy/en.ts';

const at = (path: string, label: string) => ({ href: `/dashboard${path}`, label });

/** The menu in the stories of screens. A test of the app compares it with the app's own. */
export const dashboardMenu = (role: Role, { dashboard, myOrders }: Copy): DashboardItem[] => {
  const ofRole: Record<Role, DashboardItem[]> = {
    buyer: [
      {
        ...at('/myorder', myOrders.title),
        icon: 'card',
        pages: [at('/payment', dashboard.payment), at('/receipt', dashboard.receipt)],
      },
    ],
    seller: [
      { ...at('/addproduct', dashboard.addProduct), icon: 'plus', pages: [] },
      { ...at('/myproduct', dashboard.myProduct), icon: 'tag', pages: [] },
    ],
    admin: [
      { ...at('/allbuyers', dashboard.allBuyers), icon: 'people', pages: [] },
      { ...at('/allseller', dashboard.allSellers), icon: 'shop', pages: [] },
      { ...at('/report', dashboard.report), icon: 'flag', pages: [] },
    ],
  };
  return [
    { ...at('', dashboard.title), icon: 'home', pages: [] },
    ...ofRole[role],
    { ...at('/account', dashboard.account), icon: 'person', pages: [] },
  ];
};
