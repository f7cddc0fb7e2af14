import type * as glassEasel from 'glass-easel';
import { closest, elementsBelow, tagOf } from './nodes';
import type { View } from './View';
import type { PrivacyGuide } from './wx/privacy';

type Element = glassEasel.Element;

/** A position on the screen, in points. */
export interface Point {
  x: number;
  y: number;
}

/** Kind of WeChat's button for the agreement to the privacy guide. */
const AGREE = 'agreePrivacyAuthorization';

/** Simulates touch and keyboard: fires WeChat's events, and refuses what a user could not do. */
export class UserInput {
  private readonly typed = new WeakMap<Element, string>();

  constructor(
    private readonly view: View,
    private readonly privacy: PrivacyGuide
  ) {}

  /**
   * `name` is the scenario's description of the element.
   * @throws Error for a disabled button, and when nothing listens
   */
  tap(element: Element, name: string, at: Point): void {
    const button = closest(element, 'button');
    if (button && isOn(button.getAttribute('disabled'))) throw new Error(`the button ${name} is disabled`);
    this.view.takeHandled();
    this.view.fire(element, 'tap', at, { touches: [touchOf(at)], changedTouches: [touchOf(at)] });
    const form = button?.getAttribute('form-type') === 'submit' ? closest(element, 'form') : null;
    if (form) this.view.fire(form, 'submit', { value: this.valuesOf(form) });
    if (button?.getAttribute('open-type') === AGREE) this.agree(button);
    if (this.view.takeHandled().length === 0) throw new Error(`nothing listens to a tap on ${name}`);
  }

  /**
   * Presses the element for longer than a tap; releasing it is no tap then.
   * @throws Error when nothing listens
   */
  hold(element: Element, name: string, at: Point): void {
    const touches = [touchOf(at)];
    this.view.fire(element, 'touchstart', {}, { touches, changedTouches: touches });
    this.view.takeHandled();
    this.view.fire(element, 'longpress', at, { touches, changedTouches: touches });
    const handled = this.view.takeHandled();
    this.view.fire(element, 'touchend', {}, { touches: [], changedTouches: touches });
    if (handled.length === 0) throw new Error(`nothing listens to a finger that rests on ${name}`);
  }

  /** Touches the first point, moves through the others and releases at the last. */
  drag(element: Element, points: Point[]): void {
    points.forEach((point, index) => {
      const touches = [touchOf(point)];
      this.view.fire(element, index === 0 ? 'touchstart' : 'touchmove', {}, { touches, changedTouches: touches });
      if (index === points.length - 1)
        this.view.fire(element, 'touchend', {}, { touches: [], changedTouches: touches });
    });
  }

  /** Touches with two fingers, moves both from pair to pair of points and releases them at the last. */
  pinch(element: Element, pairs: readonly (readonly [Point, Point])[]): void {
    pairs.forEach((pair, index) => {
      const touches = pair.map(touchOf);
      this.view.fire(element, index === 0 ? 'touchstart' : 'touchmove', {}, { touches, changedTouches: touches });
      if (index === pairs.length - 1) this.view.fire(element, 'touchend', {}, { touches: [], changedTouches: touches });
    });
  }

  /**
   * Replaces the text of a field, cut at its `maxlength`.
   * @throws Error for an element that is no field, and for a disabled field
   */
  type(element: Element, name: string, text: string): void {
    if (!['input', 'textarea'].includes(tagOf(element))) throw new Error(`${name} is a <${tagOf(element)}>`);
    if (isOn(element.getAttribute('disabled'))) throw new Error(`the field ${name} is disabled`);
    const limit = Number(element.getAttribute('maxlength') ?? 140);
    const value = limit >= 0 ? [...text].slice(0, limit).join('') : text;
    this.typed.set(element, value);
    this.view.fire(element, 'focus', { value, height: 0 });
    this.view.fire(element, 'input', { value, cursor: value.length, keyCode: 0 });
    this.view.fire(element, 'blur', { value, cursor: value.length });
  }

  /** WeChat records that its button for the privacy guide was pressed, and then notifies the app. */
  private agree(button: Element): void {
    this.privacy.press(String(button.id));
    this.view.fire(button, AGREE.toLowerCase(), {});
  }

  fire(element: Element, type: string, detail: object): void {
    this.view.fire(element, type, detail);
  }

  private valuesOf(form: Element): Record<string, unknown> {
    const fields = [...elementsBelow(form)].filter((element) => element.getAttribute('name'));
    const valueOf = (field: Element) => this.typed.get(field) ?? field.getAttribute('value') ?? '';
    return Object.fromEntries(fields.map((field) => [String(field.getAttribute('name')), valueOf(field)]));
  }
}

function touchOf({ x, y }: Point, identifier = 0): object {
  return { identifier, x, y, pageX: x, pageY: y, clientX: x, clientY: y };
}

function isOn(attribute: unknown): boolean {
  return attribute !== null && attribute !== undefined && attribute !== false && attribute !== 'false';
}
