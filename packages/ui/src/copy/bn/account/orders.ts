import { withCurrency } from '../../../lib/withCurrency.ts';
import type { OrdersCopy } from '../../account/orders.ts';
import { amount, number } from '../formats.ts';

export const bnOrders: OrdersCopy = {
  orders: {
    loading: 'আপনার অর্ডারগুলো লোড হচ্ছে',
    failed: 'আপনার অর্ডারগুলো লোড হয়নি',
    empty: {
      title: 'এখনো কোনো অর্ডার নেই',
      text: 'পছন্দের বাইকের বুকিং দিন, অর্ডারটি এখানে দেখতে পাবেন।',
      link: 'বাইক খুঁজুন',
    },
    states: {
      unpaid: { title: 'এখনো পরিশোধ হয়নি', text: 'পেমেন্টের আগে বাইক ও কাগজপত্র দেখে নিন।' },
      paid: { title: 'পেমেন্ট সম্পন্ন হয়েছে', text: 'বিক্রেতার সঙ্গে দেখা করে বাইক ও কাগজপত্র বুঝে নিন।' },
      finishing: {
        title: 'পেমেন্ট এখনো নিশ্চিত হয়নি',
        text: 'আবার পেমেন্ট করবেন না। কী হয়েছে জানতে পেমেন্টের পেজটি খুলুন।',
      },
      soldToAnother: { title: 'অন্য ক্রেতার কাছে বিক্রি হয়ে গেছে', text: 'এই অর্ডারের পেমেন্ট আর করা যাবে না।' },
      removed: {
        title: 'তালিকায় আর নেই',
        text: 'বাইকটি মুছে ফেলা হয়েছে, তাই এই অর্ডারের পেমেন্ট আর করা যাবে না।',
      },
    },
    seePayment: 'পেমেন্ট দেখুন',
    findAnother: 'অন্য বাইক খুঁজুন',
    message: {
      booked: (name, location) =>
        `হ্যালো, Second Gear-এ আপনার ${name} বাইকটি বুকিং দিয়েছি। কবে দেখা করা যায়?${location && ` জায়গা: ${location}`}`,
      paid: (name, location) =>
        `হ্যালো, Second Gear-এ আপনার ${name} বাইকটির দাম পরিশোধ করেছি। বাইকটি কবে নিতে পারি?${location && ` জায়গা: ${location}`}`,
    },
  },

  buyerHome: {
    toPay: (count) => (count === 0 ? 'কোনো পেমেন্ট বাকি নেই' : `${number(count)}টি বাইকের পেমেন্ট বাকি`),
    nothingToPay: 'বাইক বুকিং দিলে পেমেন্ট না হওয়া পর্যন্ত সেটি এখানে দেখা যাবে।',
    allOrders: 'আমার সব অর্ডার',
  },

  receipt: {
    loading: 'রসিদটি লোড হচ্ছে',
    failed: 'রসিদটি দেখানো যাচ্ছে না',
    notPaid: 'এই অর্ডারের কোনো পেমেন্ট পাওয়া যায়নি, তাই রসিদ নেই।',
    paid: 'পরিশোধিত',
    buyer: 'ক্রেতা',
    transactionId: 'ট্রানজেকশন আইডি',
    paidOn: 'পেমেন্টের তারিখ',
    byCard: 'Second Gear-এ কার্ড দিয়ে পরিশোধ করা হয়েছে',
    demo: 'পরিশোধিত · ডেমো',
    call: 'বিক্রেতাকে কল করুন',
    print: 'প্রিন্ট করুন',
    shareText: (name, price, id) =>
      `Second Gear-এর রসিদ: ${[name, price && withCurrency(amount(price), 'টাকা'), id].filter(Boolean).join(', ')}`,
  },
};
