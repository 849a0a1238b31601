import type { enSaveAndCompare } from '../../saved/saveAndCompare.ts';
import { number } from '../formats.ts';

export const bnSaveAndCompare: typeof enSaveAndCompare = {
  saveAndCompare: {
    save: (bike) => `সেভ করুন: ${bike}`,
    compareBike: (bike) => `তুলনা করুন: ${bike}`,
    compare: 'তুলনা',
    compareCount: (count) => `তুলনা (${number(count)})`,
    toTray: 'বেছে নেওয়া বাইকে যান',
    removed: (bike) => `${bike} আর সেভ করা নেই।`,
    undo: 'ফিরিয়ে আনুন',
    savedNow: 'সেভ করা হয়েছে',
    seeSaved: 'সেভ করা বাইক দেখুন',
    savedFull: 'আপনার ২০০টি বাইক সেভ করা আছে। নতুন একটি সেভ করতে আগের একটি বাদ দিন।',
    comparedFull: 'একসঙ্গে চারটি বাইক তুলনা করা যায়। নতুন একটি যোগ করতে আগের একটি বাদ দিন।',
    notStored: 'সেভ করা যায়নি। আপনার ব্রাউজার এই সাইটকে তথ্য রাখতে দিচ্ছে না, অথবা তথ্য রাখার জায়গা ভরে গেছে।',
  },
};
