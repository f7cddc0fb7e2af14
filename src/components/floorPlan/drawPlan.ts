import type { Booth, Facility, FacilityKind, Hall } from '@contract/floorPlan';
import type { CanvasSurface } from '@/platform/canvas/types';
import type { BoothGrid, PlannedBooth } from './BoothGrid';
import { boothLabel } from './boothLabel';
import type { ColorKey, PlanColors } from './planColors';
import { type Viewport, visibleBounds } from './viewport';

/** Content of the plan besides the hall itself. */
export interface PlanContent {
  selectedNo: string | null;
  /** Colour of a booth. */
  colorOf(booth: Booth): ColorKey;
  /** Names of exhibitors by booth number. */
  names: ReadonlyMap<string, string>;
  starred: ReadonlySet<string>;
  /** Short names of the facilities: one or two characters, and that of the entrance in full. */
  facilityNames: Readonly<Record<FacilityKind, string>>;
}

const FONT = '"XS Num", -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif';
const GAP_PX = 1.5;
const STAR_PX = 4;
const PIN_PX = 16;

interface Brush {
  context: CanvasRenderingContext2D;
  view: Viewport;
  colors: PlanColors;
  fontSize: number;
}

/** Draws a hall with the booths that are in view, those of one colour together. Paths take the time: most booths are none. */
export function drawPlan(
  { context, width, height, style }: CanvasSurface,
  {
    hall,
    grid,
    view,
    colors,
    content
  }: { hall: Hall; grid: BoothGrid; view: Viewport; colors: PlanColors; content: PlanContent }
): void {
  const brush: Brush = { context, view, colors, fontSize: style.fontSize };
  context.clearRect(0, 0, width, height);
  tracePolygons(brush, [hall.outline]);
  context.fillStyle = colors.hall.fill;
  context.fill();
  context.strokeStyle = colors.hall.ink;
  context.lineWidth = 2;
  context.stroke();
  const booths = grid.within(visibleBounds(view, { width, height }));
  const byColor = groupByColor(booths, content);
  for (const [key, group] of byColor) drawBooths(brush, key, group);
  context.font = `600 ${brush.fontSize}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [key, group] of byColor) drawLabels(brush, key, group, content.names);
  drawStars(brush, booths, content.starred);
  for (const facility of hall.facilities) drawFacility(brush, facility, content.facilityNames[facility.kind]);
  const selected = content.selectedNo === null ? undefined : grid.find(content.selectedNo);
  if (selected) drawPin(brush, selected);
}

function groupByColor(
  booths: readonly PlannedBooth[],
  { colorOf, selectedNo }: PlanContent
): Map<ColorKey, PlannedBooth[]> {
  const groups = new Map<ColorKey, PlannedBooth[]>();
  for (const planned of booths) {
    const key = planned.booth.no === selectedNo ? 'selected' : colorOf(planned.booth);
    const group = groups.get(key);
    if (group) group.push(planned);
    else groups.set(key, [planned]);
  }
  return groups;
}

function tracePolygons({ context, view }: Brush, polygons: readonly (readonly number[])[]): void {
  context.beginPath();
  for (const polygon of polygons) {
    for (let index = 0; index < polygon.length; index += 2) {
      const x = (polygon[index] ?? 0) * view.scale + view.left;
      const y = (polygon[index + 1] ?? 0) * view.scale + view.top;
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.closePath();
  }
}

function drawBooths(brush: Brush, key: ColorKey, booths: readonly PlannedBooth[]): void {
  const { context, view, colors } = brush;
  context.fillStyle = colors[key].fill;
  const polygons: (readonly number[])[] = [];
  for (const { booth, bounds, isUpright } of booths) {
    if (!isUpright) {
      polygons.push(booth.polygon);
      continue;
    }
    const [width, height] = [(bounds.right - bounds.left) * view.scale, (bounds.bottom - bounds.top) * view.scale];
    const [left, top] = [bounds.left * view.scale + view.left, bounds.top * view.scale + view.top];
    context.fillRect(left + GAP_PX / 2, top + GAP_PX / 2, width - GAP_PX, height - GAP_PX);
  }
  if (polygons.length === 0) return;
  tracePolygons(brush, polygons);
  context.fill();
  // The gap between two booths.
  context.strokeStyle = colors.hall.fill;
  context.lineWidth = GAP_PX;
  context.stroke();
}

function drawLabels(
  { context, view, colors, fontSize }: Brush,
  key: ColorKey,
  booths: readonly PlannedBooth[],
  names: ReadonlyMap<string, string>
): void {
  context.fillStyle = colors[key].ink;
  for (const { booth, bounds } of booths) {
    const room = {
      width: (bounds.right - bounds.left) * view.scale,
      height: (bounds.bottom - bounds.top) * view.scale,
      fontSize
    };
    const lines = boothLabel(booth.no, names.get(booth.no), room);
    const x = ((bounds.left + bounds.right) / 2) * view.scale + view.left;
    const y = ((bounds.top + bounds.bottom) / 2) * view.scale + view.top;
    lines.forEach((text, index) => context.fillText(text, x, y + (index - (lines.length - 1) / 2) * fontSize * 1.35));
  }
}

function drawStars(
  { context, view, colors }: Brush,
  booths: readonly PlannedBooth[],
  starred: ReadonlySet<string>
): void {
  context.fillStyle = colors.star.fill;
  context.strokeStyle = colors.hall.fill;
  context.lineWidth = 1;
  for (const { booth, bounds } of booths) {
    if (!starred.has(booth.no)) continue;
    context.beginPath();
    context.arc(
      bounds.right * view.scale + view.left - 3,
      bounds.top * view.scale + view.top + 3,
      STAR_PX,
      0,
      Math.PI * 2
    );
    context.fill();
    context.stroke();
  }
}

function drawFacility({ context, view, colors, fontSize }: Brush, { kind, x, y }: Facility, name: string): void {
  const { fill, ink } = colors[kind === 'entrance' || kind === 'exit' ? 'gate' : 'facility'];
  const [centreX, centreY] = [x * view.scale + view.left, y * view.scale + view.top];
  const radius = fontSize;
  // Characters of East Asia are as wide as the font is high, others about half of that.
  const halfWidth = Math.max(
    [...name].reduce((sum, one) => sum + (one > '⺀' ? 0.5 : 0.3), 0) * fontSize - radius / 4,
    0
  );
  context.beginPath();
  context.arc(centreX - halfWidth, centreY, radius, Math.PI / 2, Math.PI * 1.5);
  context.arc(centreX + halfWidth, centreY, radius, -Math.PI / 2, Math.PI / 2);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = colors.hall.ink;
  context.lineWidth = 1;
  context.stroke();
  context.fillStyle = ink;
  context.fillText(name, centreX, centreY);
}

/** Draws a pin above the chosen booth: its colour alone is no mark for everyone. */
function drawPin({ context, view, colors }: Brush, { bounds }: PlannedBooth): void {
  const x = ((bounds.left + bounds.right) / 2) * view.scale + view.left;
  const y = bounds.top * view.scale + view.top + 2;
  const head = y - PIN_PX * 1.5;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x - PIN_PX, y - PIN_PX * 0.7, x - PIN_PX * 0.8, head);
  context.arc(x, head, PIN_PX * 0.8, Math.PI, Math.PI * 2);
  context.quadraticCurveTo(x + PIN_PX, y - PIN_PX * 0.7, x, y);
  context.fillStyle = colors.selected.fill;
  context.fill();
  context.strokeStyle = colors.selected.ink;
  context.lineWidth = 2;
  context.stroke();
  context.beginPath();
  context.arc(x, head, PIN_PX * 0.3, 0, Math.PI * 2);
  context.fillStyle = colors.selected.ink;
  context.fill();
}
