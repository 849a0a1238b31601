import { MOON, type NightInks } from '../night.ts';

/** What the posters' own inks become after dark. */
export const posterNight: NightInks = {
  // The bank of the ditch, and its water.
  '#8FAE6A': '#35574C',
  '#7C9F5C': '#2C4A44',
  '#6A8C50': '#233E3B',
  '#54753F': '#1A302F',
  '#3B5636': '#102220',
  '#6F9A93': '#27475A',
  '#B9D3C8': '#7FA0A8',
  '#8A6C46': '#3A302C',
  '#D9B67C': '#5E4F42',
  '#F6E3B8': '#C9A97C',
  // The tank against the sunset.
  '#8C3638': '#2B1620',
  '#B54A3B': '#44202A',
  '#D9703F': '#662E30',
  '#EE9C52': '#8E4638',
  '#FCE3A6': MOON,
  '#7A3038': '#1F1119',
  // The engine against a disc.
  '#1F5B44': '#143B2F',
  '#17412F': '#0D271F',
  '#E3B566': '#DB9049',
  // The workshop, by the light of its lamp.
  '#C9795A': '#81493A',
  '#B96849': '#713E31',
  '#E98F43': MOON,
  '#A9B585': '#243D45',
  '#FFE9B0': '#FFF3CF',
  '#E0BE84': '#B08A5C',
  // The empty bay.
  '#3A332C': '#5E534B',
  '#EFE3CB': '#2A2420',
  '#D3BD93': '#443A30',
  '#B59B6B': '#685844',
  '#FBF2DC': '#B9A687',
  '#8A6A3A': '#F3E3C8',
  // The dust sheet.
  '#ECE4D4': '#2C2722',
  '#DDD3C2': '#3B342C',
  '#C9BCA4': '#4A4238',
  '#F4ECDC': '#A3988A',
  '#DDD1BB': '#7E7468',
  '#BFB199': '#61584E',
};
