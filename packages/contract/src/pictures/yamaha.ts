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
import { ALLOY, BLACK, CHROME, type Hex, INK, isLight, PAPER } from './colour.ts';
import { barrel, carburettor, casting, cover, footPeg, kickStart } from './engineParts.ts';
import { crashBar, saddlebag, tailRack } from './luggage.ts';
import {
  fill,
  frameTube,
  line,
  outlined,
  type Point,
  place,
  polar,
  posed,
  rod,
  type Station,
  seg,
  solid,
} from './pen.ts';
import { chain, mudguard, wheels } from './wheels.ts';

const cylinder: Point = [143, -80];
const lean = 27;
const blackPaint: Hex = '#2A2624';

const engine = (): string =>
  carburettor([128, -102], 92, 13) +
  line('M166-126C174-134 172-146 160-149', INK, 1.8) +
  barrel(
    cylinder,
    lean,
    [
      [10, 1],
      [12, 5],
      [14, 4],
    ],
    4.6,
  ) +
  place(cylinder, line('M0-47V-53', INK, 4.6), lean) +
  casting('M88-58C88-72 96-82 110-84L140-86C154-84 162-74 162-62C162-48 154-40 140-40H106C94-40 88-48 88-58Z') +
  fill('M89-54C110-50 140-50 161-58C160-46 153-40 140-40H106C95-40 90-46 89-54Z', ALLOY.lo) +
  line('M98-78C104-81 112-81 136-83', ALLOY.hi, 2) +
  cover([140, -63], 15, CHROME) +
  cover([109, -62], 13) +
  kickStart([104, -66], [-12, -30]);

/** The expansion chamber: it swells under the engine, as a two-stroke's must, and ends in a thin silencer. */
function exhaust({ look }: Build): string {
  const tail: Point = look.exhaust === 'a' ? [-66, -60] : [-58, -54];
  const stations: Station[] = [
    [...tail, 6],
    [-30, -53, 6.4],
    [4, -45, 6.4],
    [22, -41, 5],
    [44, -37, 8],
    [76, -33, 12.5],
    [112, -31, 12.5],
    [142, -33, 8],
    [164, -43, 4.6],
    [174, -58, 3.8],
    [177, -78, 3.6],
    [173, -92, 3.4],
    [161, -94, 3.4],
  ];
  return (
    solid(stations, CHROME) +
    line('M162-99l3 9', INK, 5) +
    line('M30-45l2 11', INK, 2.4) +
    line(`M${tail[0]} ${tail[1]}l-5 1`, INK, 5) +
    fill('M60-41C74-46 96-45 112-42C98-42 76-41 62-37Z', INK, ' opacity=".5"')
  );
}

function tank({ look, paint }: Build): string {
  const [trim, gold] = [trimFor(look.colour), pinFor(look.colour)];
  const body =
    'M84-147C94-161 118-177 150-180C172-181 185-176 187-164C188-155 184-150 176-149L112-142C98-141 88-142 84-147Z';
  const stripes = {
    panel: [
      fill('M92-152C116-160 152-170 187-169L187.5-160C154-160 116-152 90-145.5Q86-148 92-152Z', trim),
      line('M94-154C118-163 152-172 186-171', look.colour === blackPaint ? '#B5271E' : gold, 1.6),
    ],
    line: [
      fill(
        'M96-156C122-166 154-172 185-170.5L186.5-167C154-168 122-161 92-151.5ZM90-149C120-158 154-164 187.5-163L187.5-159.5C154-160 120-154 88-145.5Z',
        trim,
      ),
      '',
    ],
    pin: [line('M94-153C120-164 154-170 184-168', gold, 1.8), ''],
  } satisfies Record<Build['look']['stripe'], [under: string, over: string]>;
  const [under, over] = stripes[look.stripe];
  return (
    fill(body, paint.mid) +
    under +
    fill(
      'M84-147C120-148 160-154 186-157C185-152 182-149.5 176-149L112-142C98-141 88-142 84-147Z',
      paint.lo,
      ' opacity=".85"',
    ) +
    over +
    fill('M104-161C118-170 134-176 154-177.5C148-173 124-166 104-161Z', paint.hi) +
    line('M166-176.5C174-176 180-173 182-170', paint.hi, 1.6) +
    tankBadge(look.badge, [158, -163], -5, paint.lo) +
    line(body, INK, 1) +
    fillerCap([134, -179])
  );
}

const sidePanel = ({ look, paint }: Build): string => {
  const shape = 'M42-138H98L93-104Q92-98 86-98H72C62-98 52-120 42-138Z';
  return (
    fill(shape, paint.mid) +
    fill('M52-122L96-124L93-104Q92-98 86-98H72C64-98 58-108 52-122Z', paint.lo) +
    line('M52-128L94-131M56-121L93-124', isLight(look.colour) ? INK : PAPER, 1.8) +
    line('M52-134H80', paint.hi, 2) +
    line(shape, INK, 1)
  );
};

/** A painted shell with a small peak over the lens. */
const headlamp = ({ chassis, measures, paint }: Build): string =>
  place(
    chassis.lamp,
    outlined('M-23 0C-24-11-17-20-8-20Q0-20 3-15L1-13V13C-11 15-22 10-23 0Z', paint.mid) +
      fill('M-22.500 2L0 4V12.500C-11 14-20 10-22.500 2Z', paint.lo) +
      line('M-18-7C-16-13-12-16-6-16.500', paint.hi, 1.8) +
      place([1, 0], lens(measures.lamp.radius)),
  );

/** The Yamaha: a slim two-stroke of 1985. Parts from the far side to the near one. */
export function yamaha(build: Build): string {
  const { chassis, measures, look } = build;
  const { front, rear, head, lamp, upFork } = chassis;
  const long = look.guard === 'long';
  return [
    sideStand('M96-40L78-4L70-3', 4),
    chain(build),
    wheels(build),
    tailLamp(polar(rear, 64, long ? 206 : 212), 26),
    mudguard(rear, { radius: 64.5, from: long ? 182 : 194, to: 332, edge: 4, depth: 8 }, CHROME),
    line(seg([-34, -132], polar(rear, 62, 212)), INK, 3),
    line(seg(front, polar(front, 60, 206)) + seg(front, polar(front, 60, 258)), INK, 2.2),
    mudguard(front, { radius: 65, from: long ? 176 : 194, to: long ? 326 : 318, edge: 4, depth: 7.5 }, CHROME),
    frameTube('M-26-139L100-145M44-140L88-62L98-42', 5),
    frameTube(`${seg(head.bottom, [170, -66])}L160-42H98`, 5.4),
    rod(head.bottom, head.top, 8, BLACK),
    engine(),
    swingarm(build),
    exhaust(build),
    footPeg([92, -50]),
    line('M100-46L128-44', INK, 3),
    shock(build, CHROME),
    sidePanel(build),
    look.crashBar ? crashBar([191, -124]) : '',
    indicator([-32, -128]),
    fork(build),
    brakeCable(build, 30),
    handlebar(build),
    tank(build),
    dualSeat(look, { drop: 8, shorter: 14 }),
    look.bag ? posed([2, 4], 0.92, saddlebag()) : '',
    look.carrier ? tailRack(-141) : '',
    headlamp(build),
    clocks(upFork(measures.fork.top + 5, -7)),
    indicator([lamp[0] - 14, lamp[1] + 14]),
  ].join('');
}
