import { BLACK, CHROME, type Hex, INK, RUBBER } from '../colour.ts';
import { chassisOf, proportions } from '../marques.ts';
import { arc, ellipse, fill, line, outlined, type Point, place, posed, rect, ring } from '../pen.ts';
import { tight } from '../tight.ts';

/** Muted on purpose: a listing without a photo must not outshine one that has its own. */
const cloth: { hi: Hex; mid: Hex; lo: Hex } = { hi: '#F4ECDC', mid: '#DDD1BB', lo: '#BFB199' };

const wheel = (at: Point, radius: number, tyre: number): string =>
  place(
    at,
    ring([0, 0], radius - tyre / 2, RUBBER.mid, tyre) +
      line(arc([0, 0], radius - 2.2, 60, 120), BLACK.hi, 1.6) +
      ring([0, 0], radius - tyre - 2.3, CHROME.mid, 4.6) +
      ring([0, 0], radius - tyre - 4.6, INK, 0.7),
  );

/** Cloth hangs straight from what holds it up: tail, pillion, saddle, bars and headlamp. Folds fall from the same places. */
const sheet = (): string =>
  outlined(
    'M-92-40L-84-96Q-78-130-52-142Q-30-166-8-164Q14-164 26-172Q44-188 62-182Q84-172 100-172Q126-196 160-204Q168-208 172-222' +
      'Q178-232 190-230L240-212Q258-204 260-186Q262-166 272-152Q312-138 334-112Q350-90 354-40Q338-30 322-38Q296-26 268-38' +
      'Q244-28 218-36Q190-24 160-36Q132-26 102-38Q72-26 44-36Q14-26-14-38Q-40-28-64-38Q-80-32-92-40Z',
    cloth.mid,
    1.6,
  ) +
  fill(
    'M-9-163Q-20-100-64-38Q-40-28-14-38Q-12-100-9-163ZM63-181Q58-110 44-36Q72-26 102-38Q76-100 63-181Z' +
      'M182-229Q172-110 160-36Q190-24 218-36Q190-120 182-229ZM260-184Q262-100 268-38Q296-26 322-38Q284-90 260-184ZM-66-134Q-84-80-92-40Q-80-32-72-35Q-72-90-66-134Z',
    cloth.lo,
  ) +
  line('M-4-150Q-2-100 6-62M72-160Q88-104 112-66M192-214Q208-130 236-66M268-146Q296-110 326-78', cloth.hi, 4.5) +
  line('M-48-134Q-34-156-14-158M34-170Q46-180 58-177M122-186Q140-198 158-199M196-224L236-208', cloth.hi, 3.5);

/** A machine under a dust sheet: what a listing without a photo shows. 480 × 300. */
export function underADustSheet(): string {
  const measures = proportions.enfield;
  const { front, rear } = chassisOf(measures);
  const { radius, tyre } = measures.wheel;
  return tight(
    rect(0, 0, 480, 300, '#ECE4D4') +
      rect(0, 226, 480, 74, '#DDD3C2') +
      rect(0, 226, 480, 3, '#C9BCA4') +
      posed(
        [240 - measures.centre * 0.86, 258],
        0.86,
        ellipse([measures.wheelbase / 2 + 6, 2], measures.wheelbase / 2 + 84, 11, INK, ' opacity=".16"') +
          wheel(rear, radius, tyre) +
          wheel(front, radius, tyre) +
          sheet(),
      ),
    2,
  );
}
