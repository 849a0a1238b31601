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
import {
  dot,
  fill,
  frameTube,
  line,
  num,
  outlined,
  type Point,
  place,
  polar,
  pt,
  rod,
  type Station,
  seg,
  slab,
  tube,
} from './pen.ts';
import { chain, mudguard, wheels } from './wheels.ts';

const cylinders: Point = [166, -94];
const lean = 9;
/** Pipes of a four stand side by side; seen a little from the front, each looks this much further forward. */
const pipeStep = 5;

function engine(): string {
  return (
    carburettor([139, -119], 108, 17) +
    barrel(
      cylinders,
      lean,
      [
        [20, 6],
        [24, 3],
      ],
      4.9,
    ) +
    place(
      cylinders,
      casting('M-24-44H24C26-53 19-57 11-57H-13C-22-57-26-52-24-44Z') +
        line('M-20-51C-18-54 -14-54.5-6-54.5', ALLOY.hi, 2) +
        line('M-15-49h0M-5-49h0M5-49h0M15-49h0', INK, 6.4) +
        line('M-15-49h0M-5-49h0M5-49h0M15-49h0', CHROME.mid, 4),
      lean,
    ) +
    casting('M102-60L107-86L130-95H194C205-93 209-76 205-62C201-47 192-40 178-40H120C108-42 103-50 102-60Z') +
    fill('M104-58C130-54 180-56 205-62C201-47 192-40 178-40H120C108-42 104-50 104-58Z', ALLOY.lo) +
    line('M112-86L131-92H190', ALLOY.hi, 2.2) +
    cover([137, -67], 20) +
    cover([184, -72], 12, CHROME) +
    dot([137, -67], 4, ALLOY.hi) +
    kickStart([110, -72], [-14, -30])
  );
}

/**
 * Path data of one header pipe, the nearest being 0: out of the head, down in front of the engine, and `back`.
 * The further a pipe is away, the wider its bend, so that all four can be counted.
 */
const header = (index: number, back: string): string => {
  const x = (value: number): string => num(value + index * pipeStep);
  const port = -123.5 - index * 3.5;
  return `M190 ${port}C${x(199)} ${port} ${x(201)} -113 ${x(200)} -100L${x(197)} -68${back}`;
};

/** The flange that holds the four pipes to the head. */
const flange = (): string => line('M191.500-119L194-137', INK, 3.4);

const muffler = (from: Point, to: Point, [mouth, belly]: readonly [number, number]): string => {
  const dy = from[1] - to[1];
  const stations: Station[] = [
    [to[0], to[1], mouth],
    [to[0] + 18, to[1] + dy * 0.1, belly],
    [to[0] + 80, to[1] + dy * 0.5, 7.2],
    [from[0] - 20, from[1] - dy * 0.1, 4.4],
    [from[0], from[1], 4],
  ];
  return slab(stations, CHROME) + line(`M${to[0] + 1} ${num(to[1] - 5)}V${num(to[1] + 5)}`, INK, 3);
};

/** Four into four: the far pair goes behind the engine, the near pair ends in two mufflers, one over the other. */
function fourPipes(): { behind: string; before: string } {
  const far = [3, 2]
    .map((i) => header(i, `C${num(196 + i * pipeStep)} -50 ${num(190 + i * pipeStep)} -46 176 -46`))
    .join('');
  return {
    behind: tube(far, 5, ALLOY),
    before:
      muffler([110, -46], [-62, -56], [9, 8.6]) +
      tube(header(0, 'C195-54 188-46 176-46H106'), 5, CHROME) +
      muffler([110, -34.5], [-66, -36], [9, 8.6]) +
      tube(header(1, 'C202-44 194-35 180-35H106'), 5, CHROME) +
      flange(),
  };
}

/** Four into one: the pipes sweep side by side into a single muffler. */
function fourIntoOne(): { behind: string; before: string } {
  const swept = [3, 2, 1, 0].map((i) => {
    const y = -52 + i * 4.6;
    return header(
      i,
      `C${num(195 + i * pipeStep)} ${num(y - 7)} ${num(184 + i * pipeStep)} ${num(y)} ${num(168 + i * 3)} ${num(y + 1)}L132 ${num(-45 + i * 2.6)}`,
    );
  });
  return {
    behind: '',
    before:
      tube(swept.join(''), 4.6, CHROME) +
      flange() +
      slab(
        [
          [-70, -46, 10],
          [-50, -45.4, 10.4],
          [40, -43, 9.4],
          [92, -41.4, 6],
          [118, -41, 7],
          [138, -41, 8],
        ],
        CHROME,
      ) +
      line('M-69-53V-40', INK, 3),
  };
}

function tank({ look, paint }: Build): string {
  const [trim, gold] = [trimFor(look.colour), pinFor(look.colour)];
  const body = 'M103-151L102-161C112-172 124-186 146-189L188-193C204-194 215-188 217-177L214-161Q213-157 208-157Z';
  const stripes = {
    panel: [
      fill(
        'M110-166C134-170 180-178 208-181C214-180 215-172 213.5-165C180-161 140-157 106-155.5Q104-161 110-166Z',
        trim,
      ),
      line('M110-166C134-170 180-178 208-181C214-180 215-172 213.5-165', gold, 1.4),
    ],
    line: [
      fill('M106-163C140-169 180-176 215.5-180L216.5-174C180-170 140-164 104-158Z', trim),
      line('M104.5-155.5C140-161 180-167 215.5-170.5', trim, 1.2),
    ],
    pin: [
      '',
      line(
        'M112-165C136-170 180-178 206-180C212-179 212-172 210-166C180-162 140-157 112-156Q106-160 112-165Z',
        gold,
        1.4,
      ),
    ],
  } satisfies Record<Build['look']['stripe'], [under: string, over: string]>;
  const [under, over] = stripes[look.stripe];
  return (
    fill(body, paint.mid) +
    under +
    fill('M103-151L102.5-155C140-158 180-163 214.5-166L214-161Q213-157 208-157Z', paint.lo, ' opacity=".85"') +
    over +
    fill('M122-177C130-184 136-186 148-187L188-190.5C176-186 150-185 140-182C132-180 126-178 122-177Z', paint.hi) +
    line('M196-189C204-189 210-186 212-181', paint.hi, 1.6) +
    tankBadge(look.badge, [172, -172], -6, paint.lo) +
    line(body, INK, 1) +
    fillerCap([150, -190])
  );
}

const sidePanel = ({ paint }: Build): string => {
  const shape = 'M56-145H113L107-102Q106-96 99-96H76Q70-96 69-101Z';
  return (
    fill(shape, paint.mid) +
    fill('M63-122L110-128L107-102Q106-96 99-96H76Q70-96 69-101Z', paint.lo) +
    outlined('M76-118H99L98-110H78Z', CHROME.mid, 0.7) +
    line('M62-141H92', paint.hi, 2) +
    line(shape, INK, 1)
  );
};

const headlamp = ({ chassis, measures, look, paint }: Build): string =>
  place(
    chassis.lamp,
    outlined('M0-16.5C-14-18-27-12-28 0C-27 11-14 17 0 16.5Z', look.stripe === 'pin' ? BLACK.mid : paint.mid) +
      line('M-21-8C-16-13-10-13-5-13', paint.hi, 2) +
      lens(measures.lamp.radius),
  );

/** The brake's caliper and its hose, on the fork leg. */
const caliper = ({ chassis: { upFork } }: Build): string =>
  line(seg(upFork(34, -6), upFork(20, 15)), INK, 1) +
  casting(`M${pt(upFork(38, 4))}L${pt(upFork(40, 16))}L${pt(upFork(22, 18))}L${pt(upFork(20, 6))}Z`);

/** The Honda: a 1970s four. Parts from the far side to the near one. */
export function honda(build: Build): string {
  const { chassis, measures, look } = build;
  const { front, rear, head, lamp, upFork } = chassis;
  const long = look.guard === 'long';
  const exhaust = look.exhaust === 'a' ? fourPipes() : fourIntoOne();
  return [
    sideStand('M108-40L88-4L80-3'),
    chain(build),
    wheels(build),
    line(seg(polar(rear, 64, 196), [-38, -140]), INK, 3),
    tailLamp(polar(rear, 71, long ? 205 : 212), 26),
    mudguard(rear, { radius: 71, from: long ? 186 : 198, to: 330, edge: 5, depth: 10 }, CHROME),
    line(seg(front, polar(front, 66, 214)) + seg(front, polar(front, 66, 268)), INK, 2.6),
    mudguard(front, { radius: 71.5, from: long ? 186 : 204, to: 312, edge: 5, depth: 9 }, CHROME),
    frameTube('M-30-147L112-150M52-148L98-68L108-42'),
    frameTube(`${seg(head.bottom, [203, -66])}L192-38H112`),
    rod(head.bottom, head.top, 9, BLACK),
    exhaust.behind,
    engine(),
    swingarm(build),
    exhaust.before,
    footPeg([98, -54]),
    line('M112-50L148-44', INK, 3),
    line('M112-50L146-44.5', CHROME.mid, 1.4),
    shock(build, CHROME),
    sidePanel(build),
    look.crashBar ? crashBar([221, -132]) : '',
    indicator([-34, -138]),
    fork(build),
    caliper(build),
    brakeCable(build, 44),
    handlebar(build),
    tank(build),
    dualSeat(look, { drop: 0, shorter: 0 }),
    look.bag ? saddlebag() : '',
    look.carrier ? tailRack(-150) : '',
    headlamp(build),
    clocks(upFork(measures.fork.top + 6, -8)),
    indicator([lamp[0] - 16, lamp[1] + 2]),
  ].join('');
}
