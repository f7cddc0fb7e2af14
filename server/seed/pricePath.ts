import type { CalendarDay } from './calendar';
import { type Random, random } from './random';
import type { SpecSeed } from './specs';

/** Days between the points at which the mood of a market turns. */
const REGIME_DAYS = 38;
/** How far the mood may carry a price from its line, as a standard deviation of the logarithm. */
const REGIME_SIGMA = 0.05;
/** Days of a slow swing of supply and demand, and how far it carries a price, as a logarithm. */
const SWING_DAYS = [420, 900] as const;
const SWING = 0.09;
/** The pull of the daily noise back to the path: a shock has gone by half after about six days. */
const NOISE_MEMORY = 0.9;
const NOISE_SIGMA = 0.0046;

/** A smooth curve through random heights, one each `REGIME_DAYS`, zero at both ends. */
function regimes(source: Random, length: number): number[] {
  const knots = Math.max(2, Math.ceil(length / REGIME_DAYS));
  const heights = Array.from({ length: knots + 1 }, (_, knot) =>
    knot === 0 || knot === knots ? 0 : REGIME_SIGMA * source.normal()
  );
  return Array.from({ length }, (_, day) => {
    const position = (day / Math.max(1, length - 1)) * knots;
    const knot = Math.min(knots - 1, Math.floor(position));
    const ease = (1 - Math.cos(Math.PI * (position - knot))) / 2;
    return (heights[knot] ?? 0) * (1 - ease) + (heights[knot + 1] ?? 0) * ease;
  });
}

/** Years in which much was planted and years in which little was; zero at the end. */
function supplyCycle(source: Random, length: number): number[] {
  const [days, phase] = [source.between(...SWING_DAYS), source.between(0, 2 * Math.PI)];
  const at = (day: number): number => Math.sin(phase + (2 * Math.PI * day) / days);
  return Array.from({ length }, (_, day) => SWING * (at(day) - at(length - 1)));
}

/**
 * The new crop of each year: a jump of 5 to 9 % on one day of the first crop month and half of it back in the last one.
 * The whole is bent back to zero at the end, so that a path ends where its spec says.
 */
function cropJumps(source: Random, days: CalendarDay[], cropMonths: number[]): number[] {
  const jumps = new Map<number, number>();
  for (const year of new Set(days.map((day) => day.date.slice(0, 4)))) {
    const size = (source.next() < 0.6 ? -1 : 1) * source.between(0.05, 0.09);
    const inMonth = (month: number | undefined): number[] =>
      days.flatMap((day, index) =>
        day.month === month && day.date.startsWith(year) && index > 20 && index < days.length - 25 ? [index] : []
      );
    const [first, last] = [inMonth(cropMonths[0]), inMonth(cropMonths.at(-1))];
    if (first[0] !== undefined) jumps.set(source.pick([first[0], ...first]), size);
    if (last[0] !== undefined && cropMonths.length > 1) jumps.set(source.pick([last[0], ...last]), -size / 2);
  }
  let level = 0;
  const steps = days.map((_, index) => (level += jumps.get(index) ?? 0));
  return steps.map((step, index) => step - level * (index / Math.max(1, days.length - 1)));
}

/** Noise that always returns to zero. */
function noise(source: Random, length: number): number[] {
  let value = 0;
  return Array.from({ length }, () => (value = value * NOISE_MEMORY + NOISE_SIGMA * source.normal()));
}

/** Part of the band, from its middle, that a price crosses freely. */
const FREE_SHARE = 0.6;

/** Keeps a price within a band as markets do: the nearer to an edge, the less it still moves; never a flat top. */
function softClamp(floor: number, ceiling: number): (value: number) => number {
  const [middle, half] = [(floor + ceiling) / 2, (ceiling - floor) / 2];
  return (value) => {
    const position = (value - middle) / half;
    const beyond = Math.abs(position) - FREE_SHARE;
    if (beyond <= 0) return value;
    return middle + half * Math.sign(position) * (FREE_SHARE + (1 - FREE_SHARE) * Math.tanh(beyond / (1 - FREE_SHARE)));
  };
}

/**
 * Returns the unrounded value of one kilogram of a spec at its home market, day by day, in fen.
 * A line from somewhere in the band of the years to `nowFen`, bent by swings and regimes that the grades of a variety
 * share, by the new crops and by noise; kept within the band.
 */
export function pricePath(spec: SpecSeed, cropMonths: number[], days: CalendarDay[]): number[] {
  const shared = random(`variety ${spec.varietyId}`);
  const own = random(`spec ${spec.varietyId} ${spec.gradeId}`);
  const trend = shared.between(0, 0.55);
  const start = Math.log(spec.lowFen + (spec.highFen - spec.lowFen) * Math.min(0.9, trend + own.between(0, 0.15)));
  const end = Math.log(spec.nowFen);
  const [mood, jumps, slow, ownMood] = [
    regimes(shared, days.length),
    cropJumps(shared, days, cropMonths),
    supplyCycle(shared, days.length),
    regimes(own, days.length)
  ];
  const daily = noise(own, days.length);
  const [floor, ceiling] = [Math.log(spec.lowFen * 0.97), Math.log(spec.highFen * 1.03)];
  const within = softClamp(floor, ceiling);
  const progress = (day: number): number => day / Math.max(1, days.length - 1);
  const line = days.map((_, day) => start + (end - start) * progress(day));
  const deviations = days.map(
    (_, day) => (mood[day] ?? 0) + (slow[day] ?? 0) + 0.4 * (ownMood[day] ?? 0) + (jumps[day] ?? 0)
  );
  const scale = scaleInto(line, deviations, floor, ceiling);
  // The noise comes last: at an edge of the band a price still moves from day to day.
  return days.map((_, day) => {
    const bent = within((line[day] ?? 0) + scale * (deviations[day] ?? 0));
    // A price of today near an edge is one all the same.
    return Math.exp(bent + (end - within(end)) * progress(day) + (daily[day] ?? 0));
  });
}

/** Share of the days on which a path may be bent by an edge of the band. */
const BENT_SHARE = 0.02;
const LEAST_SCALE = 0.3;

/** How much smaller the departures from a line must be, at most 1, so that a path does not lie along an edge for weeks. */
function scaleInto(line: number[], deviations: number[], floor: number, ceiling: number): number {
  const scales = line.map((worth, day) => {
    const distance = deviations[day] ?? 0;
    // A line that runs along an edge leaves no room: there the band bends what is left.
    const room = Math.max(0, distance > 0 ? ceiling - worth : worth - floor);
    return distance === 0 ? 1 : room / Math.abs(distance);
  });
  scales.sort((one, other) => one - other);
  return Math.min(1, Math.max(LEAST_SCALE, scales[Math.floor(scales.length * BENT_SHARE)] ?? 1));
}
