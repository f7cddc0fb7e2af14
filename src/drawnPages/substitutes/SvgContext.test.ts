import { SvgContext } from './SvgContext';

describe('the context that writes SVG', () => {
  let context: SvgContext;
  beforeEach(() => {
    context = new SvgContext();
    context.font = '600 11px sans-serif';
  });

  it('writes a dashed line', () => {
    Object.assign(context, { strokeStyle: 'red', lineWidth: 2, lineCap: 'round' });
    context.beginPath();
    context.moveTo(1.04, 2);
    context.lineTo(3, 4.26);
    context.setLineDash([3, 3]);
    context.stroke();
    expect(context.svg).toBe(
      '<path d="M1 2L3 4.3" fill="none" stroke="red" stroke-width="2" stroke-linejoin="miter" stroke-linecap="round" stroke-dasharray="3 3"/>'
    );
  });

  it('begins a path with its first point, fills it and draws circles', () => {
    Object.assign(context, { fillStyle: 'red', globalAlpha: 0.1 });
    context.beginPath();
    context.lineTo(1, 2);
    context.lineTo(3, 4);
    context.closePath();
    context.fill();
    expect(context.svg).toBe('<path d="M1 2L3 4Z" fill="red" fill-opacity="0.1"/>');
    context.beginPath();
    context.arc(10, 10, 2);
    expect(context.measureText('12.5').width).toBeCloseTo(24.64);
  });

  it('escapes texts', () => {
    Object.assign(context, { fillStyle: 'red', textAlign: 'right' });
    context.fillText('<1&', 5, 6);
    expect(context.svg).toBe('<text x="5" y="6" fill="red" font-size="11" text-anchor="end">&lt;1&amp;</text>');
  });
});
