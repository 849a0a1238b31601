import { dualSeat, fillerCap, pinFor, tankBadge, trimFor } from './bodywork.ts';
import type { Build } from './build.ts';
import {
  brakeCable,
  clocks,
  fork,
  handlebar,
  indicator,
  lens,
  shock,
  sideStand,
  swingarm,
  tailLamp,
} from './chassis.ts';
import { ALLOY, BLACK, CHROME, INK } from './colour.ts';
import { barrel, carburettor, casting, cover, footPeg, kickStart } from './engineParts.ts';
import { crashBar, saddlebag, tailRack } from './luggage.ts';
import { fill, frameTube, line, outlined, type Point, place, polar, posed, rod, seg, slab, tube } from './pen.ts';
import { mudguard, wheels } from './wheels.ts';

const cylinder: Point = [141, -82];
const lean = 10;

const engine = (): string =>
  carburettor([117, -108], 92, 11) +
  barrel(
    cylinder,
    lean,
    [
      [11.5, 5],
      [14.5, 3],
    ],
    4.6,
  ) +
  place(
    cylinder,
    casting('M-15-36H15C16-43 11-47 5-47H-7C-13-47-16-43-15-36Z') + line('M-12-41C-10-44-6-44-2-44', ALLOY.hi, 1.8),
    lean,
  ) +
  casting('M88-60C88-74 96-82 110-84H150C158-82 164-74 163-62C162-48 154-40 140-40H106C94-40 88-48 88-60Z') +
  fill('M89-56C110-51 142-51 162-60C161-47 153-40 140-40H106C95-40 90-46 89-56Z', ALLOY.lo) +
  line('M98-79C104-82 112-82 144-82', ALLOY.hi, 2) +
  cover([138, -62], 17) +
  cover([107, -63], 11, CHROME) +
  kickStart([102, -66], [-12, -28]);

/** One pipe, one silencer: a plain taper, or the long cigar. */
const exhaust = ({ look }: Build): string =>
  tube('M157-114C172-116 175-104 173-90L168-62C166-48 158-38 144-38H92', 6, CHROME) +
  line('M158-119V-109', INK, 4) +
  slab(
    look.exhaust === 'a'
      ? [
          [-62, -50, 7],
          [-44, -48.5, 8],
          [40, -42, 7],
          [78, -39, 5],
          [94, -38, 3.2],
        ]
      : [
          [-70, -50, 2.6],
          [-52, -49, 7.4],
          [10, -44.5, 8],
          [60, -40.5, 7],
          [94, -38, 3.2],
        ],
    CHROME,
  ) +
  line('M30-50L32-36', INK, 2.2);

/** The full case that keeps the monsoon off the chain. */
const chainCase = ({ chassis: { rear }, measures: { sprocket } }: Build): string =>
  slab(
    [
      [rear[0] - 19, rear[1], 12],
      [rear[0] - 4, rear[1], 16],
      [rear[0] + 40, rear[1] - 1, 13],
      [sprocket.at[0] - 20, sprocket.at[1], 10],
      [sprocket.at[0] + 6, sprocket.at[1], 9],
    ],
    BLACK,
  );

function tank({ look, paint }: Build): string {
  const [trim, gold] = [trimFor(look.colour), pinFor(look.colour)];
  const body = 'M82-149L81-157C90-168 102-177 126-180L160-182C176-182 187-177 188-167L185-153Q184-149 179-149L112-144Z';
  const stripes = {
    panel: [
      fill('M88-158C110-162 150-168 180-170C185-169 186-162 185-156C150-154 112-150 86-151Q84-154 88-158Z', trim),
      line('M88-158C110-162 150-168 180-170C185-169 186-162 185-156', gold, 1.3),
    ],
    line: [fill('M84-160C112-166 150-171 187-172L187.500-167C150-166 112-161 82-155Z', trim), ''],
    pin: [
      '',
      line('M90-157C112-162 152-168 178-169C183-168 183-162 181-157C150-155 112-151 92-151Q86-153 90-157Z', gold, 1.3),
    ],
  } satisfies Record<Build['look']['stripe'], [under: string, over: string]>;
  const [under, over] = stripes[look.stripe];
  return (
    fill(body, paint.mid) +
    under +
    fill('M82-149L81.500-152C112-154 150-157 186-158L185-153Q184-149 179-149L112-144Z', paint.lo, ' opacity=".85"') +
    over +
    fill('M98-168C106-174 114-177 128-178L158-179.500C146-175 122-174 98-168Z', paint.hi) +
    line('M168-179C176-178 182-175 184-171', paint.hi, 1.6) +
    tankBadge(look.badge, [152, -165], -4, paint.lo) +
    line(body, INK, 1) +
    fillerCap([130, -180])
  );
}

const sidePanel = ({ look, paint }: Build): string => {
  const shape = 'M40-139H100L96-110Q94-99 85-99H72Q60-99 54-108Z';
  return (
    fill(shape, paint.mid) +
    fill('M50-118L98-122L96-110Q94-99 85-99H72Q60-99 54-108Z', paint.lo) +
    line('M58-127L92-129', pinFor(look.colour), 1.8) +
    line('M50-135H80', paint.hi, 2) +
    line(shape, INK, 1)
  );
};

/** A round shell of the tank's colour behind a chrome rim. */
const headlamp = ({ chassis, measures, paint }: Build): string =>
  place(
    chassis.lamp,
    outlined('M0-14C-12-15-22-10-23 0C-22 9-12 14 0 14Z', paint.mid) +
      fill('M-22.500 2L0 5V14C-12 14-21 9-22.500 2Z', paint.lo) +
      line('M-18-7C-14-11-9-11-5-11', paint.hi, 1.8) +
      lens(measures.lamp.radius),
  );

/** The small Honda: a single of 125 cc with its chain in a case, as most that come up for sale are. Far side first. */
export function single(build: Build): string {
  const { chassis, measures, look } = build;
  const { front, rear, head, lamp, upFork } = chassis;
  const long = look.guard === 'long';
  return [
    sideStand('M96-40L78-4L70-3', 4),
    wheels(build),
    tailLamp(polar(rear, 66, long ? 206 : 212), 26),
    mudguard(rear, { radius: 66, from: long ? 184 : 194, to: 334, edge: 5, depth: 12 }, CHROME),
    line(seg([-34, -132], polar(rear, 62, 212)), INK, 3),
    line(seg(front, polar(front, 61, 204)) + seg(front, polar(front, 61, 262)), INK, 2.4),
    mudguard(front, { radius: 66.5, from: long ? 176 : 188, to: long ? 326 : 316, edge: 5, depth: 11 }, CHROME),
    frameTube('M-26-140L102-146M40-142L90-62L100-42', 5.4),
    frameTube(`${seg(head.bottom, [170, -66])}L160-42H98`, 5.4),
    rod(head.bottom, head.top, 8.4, BLACK),
    chainCase(build),
    engine(),
    swingarm(build),
    exhaust(build),
    footPeg([92, -48]),
    line('M104-44L132-41', INK, 3),
    shock(build, CHROME),
    sidePanel(build),
    look.crashBar ? crashBar([188, -126]) : '',
    indicator([-32, -130]),
    fork(build),
    brakeCable(build, 30),
    handlebar(build),
    tank(build),
    dualSeat(look, { drop: 7, shorter: 12 }),
    look.bag ? posed([2, 4], 0.92, saddlebag()) : '',
    look.carrier ? tailRack(-142) : '',
    headlamp(build),
    clocks(upFork(measures.fork.top + 5, -7)),
    indicator([lamp[0] - 15, lamp[1] + 14]),
  ].join('');
}
