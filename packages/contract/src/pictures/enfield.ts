import { cushion, fillerCap, pinFor, tankBadge } from './bodywork.ts';
import type { Build } from './build.ts';
import { brakeCable, fork, handlebar, lens, shock, sideStand, swingarm, tailLamp } from './chassis.ts';
import { ALLOY, BLACK, CHROME, INK, isDark, isLight, mix, PAPER, RUBBER } from './colour.ts';
import { barrel, carburettor, casting, cover, footPeg, kickStart } from './engineParts.ts';
import { leatherTones } from './look.ts';
import { carrier, crashBar, saddlebag } from './luggage.ts';
import { LENS } from './night.ts';
import {
  arc,
  bolt,
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
  solid,
  tube,
} from './pen.ts';
import { chain, mudguard, wheels } from './wheels.ts';

const engine = (): string =>
  carburettor([135, -124], 98, 12) +
  barrel(
    [164, -94],
    0,
    [
      [15, 1],
      [19, 6],
      [24.5, 4],
    ],
    4.3,
  ) +
  tube('M179-94V-124', 5, CHROME) +
  casting('M141-141L144-152H163L165-141ZM167-141L169-152H186L188-141Z') +
  line('M147-148H159M171-148H181', ALLOY.hi, 2.4) +
  casting('M78-72C78-86 90-94 104-94C116-94 124-90 130-84L128-48C112-42 92-44 84-52C80-58 78-64 78-72Z') +
  fill('M80-62C96-54 112-54 129-60L128-48C112-42 92-44 84-52Z', ALLOY.lo) +
  casting('M128-66C128-82 136-96 152-97H186C194-94 199-80 198-66C196-48 184-38 164-38C144-38 129-50 128-66Z') +
  fill('M129-60C150-52 180-52 198-62C195-47 184-38 164-38C146-38 132-48 129-60Z', ALLOY.lo) +
  casting(
    'M146-64C146-74 152-80 160-80C168-80 174-92 182-92C190-92 193-84 191-76C188-62 178-52 164-50C154-50 146-56 146-64Z',
    CHROME,
  ) +
  line('M151-68C152-74 157-76 162-77', CHROME.hi, 2.4) +
  dot([182, -84], 3, CHROME.lo) +
  dot([160, -64], 6, CHROME.lo) +
  cover([100, -73], 13) +
  kickStart([92, -76], [-10, -32]);

/** One pipe, and either the long 'cigar' or a plain tapered silencer. */
function exhaust({ look }: Build): string {
  const cigar: Station[] = [
    [-78, -50, 3.4],
    [-62, -49, 5],
    [-50, -48.5, 9],
    [10, -46, 9.4],
    [70, -42, 9.4],
    [88, -41, 6],
    [104, -40, 4.2],
  ];
  const tapered: Station[] = [
    [-74, -52, 8.5],
    [-40, -50, 8.8],
    [40, -45, 8.6],
    [84, -41.5, 7],
    [104, -40, 4.2],
  ];
  return (
    tube('M188-133C208-135 209-122 206-104L202-66C200-46 190-40 172-40H100', 8, CHROME) +
    solid(look.exhaust === 'a' ? cigar : tapered, CHROME) +
    line('M190-138V-128', INK, 4.5) +
    line('M56-52L58-33', INK, 2)
  );
}

function tank({ look, paint }: Build): string {
  const gold = pinFor(look.colour);
  const body =
    'M92-153C98-166 122-190 164-198C190-202 209-194 211-178C212-164 204-156 190-154L120-148C106-147 96-148 92-153Z';
  const pin =
    'M110-163C128-178 152-188 174-190C192-191 202-185 202-176C202-166 194-163 184-161.5L124-156C112-155 106-158 110-163Z';
  const panel = mix(look.colour, isLight(look.colour) ? '#5A2A1C' : PAPER, isDark(look.colour) ? 0.12 : 0.3);
  return (
    fill(body, paint.mid) +
    (look.stripe === 'panel' ? fill(pin, panel) : '') +
    fill('M92-153C130-154 186-160 210-172C208-161 202-155.5 190-154L120-148C106-147 96-148 92-153Z', paint.lo) +
    line(pin, gold, 1.3) +
    (look.stripe === 'line' ? line(pin, gold, 0.9, ' transform="translate(26 -29)scale(.835)"') : '') +
    fill('M114-173C128-185 146-192 166-194.5C158-189 134-182 114-173Z', paint.hi) +
    line('M180-196C192-196 202-191 205-184', paint.hi, 1.8) +
    outlined(
      'M104-157C108-166 120-171 136-172C143-172 144-167 142-161C139-155 132-153.5 122-153C112-152 104-152 104-157Z',
      RUBBER.mid,
      0.8,
    ) +
    line('M114-160L139-166M113-157L139-161.5', RUBBER.hi, 1) +
    tankBadge(look.badge, [174, -175], -6, paint.lo) +
    line(body, INK, 1) +
    fillerCap([150, -197])
  );
}

const saddleSpring = (x: number): string => {
  const coils = [0, 1, 2, 3, 4].map((i) => `M${x - 6} ${num(-138 - i * 3.6)}l12-2.4`).join('');
  return line(`M${x}-134v-22`, INK, 3) + line(coils, INK, 4) + line(coils, CHROME.mid, 2.2);
};

/** The pillion pad over the rear mudguard; a carrier takes its place. */
const pillion = ({ look }: Build): string =>
  line('M-4-140V-148M-30-134L-30-146', INK, 3) +
  cushion(leatherTones[look.leather], {
    shape: 'M14-150C10-158 0-160-14-160C-30-160-38-156-40-149C-40-146-36-145-30-145H8C13-145 15-147 14-150Z',
    shade: 'M-40-149C-20-148 0-149 14-151C15-147 13-145 8-145H-30C-36-145-40-146-40-149Z',
    shine: 'M-32-155C-24-157-14-157-6-157',
  });

function seat(build: Build): string {
  const { look } = build;
  const tones = leatherTones[look.leather];
  if (look.seat === 'sprung') {
    return (
      saddleSpring(54) +
      saddleSpring(40) +
      line('M106-150L48-137', INK, 3) +
      cushion(tones, {
        shape:
          'M116-152C108-155 100-156 92-158C80-162 66-176 48-176C34-176 28-168 29-160C30-155 34-154 42-154C70-154 84-147 104-147C112-147 118-150 116-152Z',
        shade: 'M29-160C50-160 80-150 115-151C114-148 110-147 104-147C84-147 70-154 42-154C34-154 30-155 29-160Z',
        shine: 'M34-168C40-174 52-174 60-169',
      }) +
      (look.carrier ? '' : pillion(build))
    );
  }
  return (
    cushion(tones, {
      shape:
        'M110-150C104-158 96-163 84-164C60-165 50-166 40-172C28-176-10-176-32-172C-42-170-46-162-44-155C-42-150-34-150-24-150L20-146H96Z',
      shade: 'M-45-157C-10-156 60-154 110-150L96-146H20L-24-150C-36-150-43-150-45-157Z',
      shine: 'M-36-168C-18-173 16-172 34-169',
      ribs: look.leather === 'black' ? '' : 'M40-171V-149M10-174V-150M-18-173V-151',
    }) + line('M-42-153L20-148.5H100', CHROME.mid, 1.4)
  );
}

const toolBox = ({ look, paint }: Build): string => {
  const shape = 'M52-108C52-122 62-142 80-142H92Q98-142 98-136V-106Q98-100 90-100H62Q52-100 52-108Z';
  const pin = 'M58-110C60-124 68-136 80-136H91V-107H62Z';
  return (
    fill(shape, paint.mid) +
    fill('M52-110L98-118V-106Q98-100 90-100H62Q52-100 52-108Z', paint.lo) +
    line(pin, pinFor(look.colour), 1) +
    bolt([78, -119], 3.5, CHROME.hi, 1.8) +
    line('M66-134C70-138 74-139 80-139', paint.hi, 2) +
    line(shape, INK, 1)
  );
};

/** The casquette: lamp, instruments and the two little pilot lamps in one casting. */
const casquette = ({ chassis, measures, paint }: Build): string =>
  place(
    chassis.lamp,
    outlined('M-38-6C-32-16-14-20 0-18V18C-8 20-17 19-22 13Z', paint.mid) +
      fill('M-30 3L0 6V18C-8 20-17 19-22 13Z', paint.lo) +
      line('M-30-8C-22-14-14-15-5-14.5', paint.hi, 2.2) +
      lens(measures.lamp.radius) +
      dot([-9, -16], 4.6, INK) +
      dot([-9, -16], 3.3, LENS),
  );

/** The number plate that stands along the front mudguard, blank. */
const frontPlate = (axle: Point): string => {
  const corner = (radius: number, degrees: number): string => pt(polar(axle, radius, degrees));
  return (
    fill(
      `M${corner(75, 246)}L${corner(88, 250)}A88 88 0 0 1 ${corner(88, 292)}L${corner(75, 296)}A75 75 0 0 0 ${corner(75, 246)}Z`,
      INK,
    ) + line(arc(axle, 85.5, 252, 290), CHROME.mid, 1.2)
  );
};

/** The Enfield: a single with deep mudguards and a teardrop tank. Parts from the far side to the near one. */
export function enfield(build: Build): string {
  const { chassis, look, paint } = build;
  const { front, rear, head } = chassis;
  const long = look.guard === 'long';
  const gold = pinFor(look.colour);
  return [
    sideStand('M112-42L92-4L84-3'),
    chain(build),
    wheels(build),
    tailLamp(polar(rear, 75, long ? 200 : 206), 22),
    mudguard(rear, { radius: 75, from: long ? 174 : 184, to: 340, edge: 11, depth: 31, steps: 9 }, paint),
    line(arc(rear, 70.5, 200, 318), gold, 1),
    line(seg(rear, polar(rear, 66, 192)), INK, 3),
    line(seg(front, polar(front, 68, 184)), INK, 3),
    mudguard(front, { radius: 75, from: long ? 172 : 180, to: 330, edge: 11, depth: 28, steps: 9 }, paint),
    line(arc(front, 70.5, 196, 318), gold, 1),
    look.plate ? frontPlate(front) : '',
    frameTube('M16-146L104-150M46-146L92-72L112-44'),
    frameTube(`${seg(head.bottom, [202, -66])}L190-40H114`),
    rod(head.bottom, head.top, 10, BLACK),
    engine(),
    swingarm(build),
    exhaust(build),
    footPeg([112, -50]),
    line('M120-48L150-42', INK, 3),
    shock(build, BLACK),
    toolBox(build),
    look.crashBar ? crashBar([214, -132]) : '',
    fork(build),
    brakeCable(build, 30),
    handlebar(build),
    tank(build),
    seat(build),
    look.bag ? saddlebag() : '',
    look.carrier ? carrier(look.seat === 'dual' ? -176 : -152) : '',
    casquette(build),
  ].join('');
}
