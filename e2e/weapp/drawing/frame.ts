import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WeappOutput } from '../gates/WeappOutput';
import { deviceProfile } from '../harness/wx/device';
import type { Screen } from '../harness/wx/Layout';
import type { Capsule } from './layoutFaults';
import { escaped } from './markup';

/** Heights of WeChat's bars around a page, px. */
const NAVIGATION = 44;
const TAB_BAR = 49;
const SAFE_BOTTOM = deviceProfile.screenHeight - deviceProfile.safeArea.bottom;

/** Position of WeChat's two buttons, px; `right` is the margin that they keep free. */
const CAPSULE = { width: 87, height: 32, top: 48, right: 10 };

/** Size that is left to a page on the screen of the phone. */
export interface Window {
  top: number;
  bottom: number;
  /** Inset at the bottom of the page itself; with a tab bar that keeps it free. */
  safeBottom: number;
}

interface PageJson {
  navigationStyle?: string;
}
type Theme = Record<string, string>;

/** The screen around a page: clock, WeChat's buttons, the title bar where the page has none, the tab bar. */
export class Frame {
  constructor(
    private readonly output: WeappOutput,
    private readonly screen: Screen
  ) {}

  private get page() {
    return this.screen.pages.top;
  }

  get window(): Window {
    const bottom = this.isTab ? TAB_BAR + SAFE_BOTTOM : 0;
    const top = this.hasBar ? deviceProfile.statusBarHeight + NAVIGATION : 0;
    return { top, bottom, safeBottom: this.isTab ? 0 : SAFE_BOTTOM };
  }

  /** Returns the box of WeChat's buttons over the page itself; null under a title bar. */
  capsule(width: number): Capsule | null {
    return this.hasBar
      ? null
      : { left: width - CAPSULE.right - CAPSULE.width, top: CAPSULE.top, bottom: CAPSULE.top + CAPSULE.height };
  }

  /** Background under the page, where it draws nothing. */
  get backgroundColor(): string {
    return this.page.backgroundColor ?? this.colour(this.output.app.window?.backgroundColor, '#ffffff');
  }

  /** Returns the document around the page, which is in an `<iframe>`. */
  html(width: number, height: number): string {
    const { top, bottom } = this.window;
    const isWhite = this.isWhite;
    const ink = isWhite ? '#fff' : '#000';
    return `<style>
      body { margin: 0; position: relative; width: ${width}px; height: ${height}px; overflow: hidden;
        background: ${this.backgroundColor}; font-family: -apple-system, 'PingFang SC', 'Noto Sans CJK SC', sans-serif; }
      iframe { position: absolute; left: 0; top: ${top}px; width: ${width}px; height: ${height - top - bottom}px; border: 0; }
      .status { position: absolute; left: 32px; right: 20px; top: 14px; font-weight: 600; font-size: 15px; color: ${ink}; }
      .status > i { float: right; width: 24px; height: 11px; margin-top: 5px; border-radius: 3px; background: ${ink}; }
      .capsule { position: absolute; right: ${CAPSULE.right}px; top: ${CAPSULE.top}px; width: ${CAPSULE.width}px; height: ${CAPSULE.height}px; box-sizing: border-box;
        border: 0.5px solid ${isWhite ? 'rgba(255,255,255,.25)' : 'rgba(0,0,0,.12)'}; border-radius: 16px;
        background: ${isWhite ? 'rgba(0,0,0,.15)' : 'rgba(255,255,255,.6)'}; color: ${ink};
        font: 700 17px/30px sans-serif; display: flex; justify-content: space-around; }
      .title { position: absolute; top: 0; left: 0; right: 0; height: ${top}px; padding-top: 44px; box-sizing: border-box;
        line-height: 44px; text-align: center; font-weight: 600; font-size: 17px; color: ${ink}; }
    </style>
    <iframe></iframe>
    ${this.hasBar ? `<div class="title">${escaped(this.page.title)}</div>` : ''}
    <div class="status">9:41<i></i></div>
    <div class="capsule"><span>•••</span><span>◉</span></div>
    ${this.isTab ? this.tabBar() : ''}`;
  }

  private get isTab(): boolean {
    return (this.output.app.tabBar?.list ?? []).some(({ pagePath }) => pagePath === this.page.path);
  }

  private get hasBar(): boolean {
    const { navigationStyle } = this.output.json<PageJson>(`${this.page.path}.json`);
    return (navigationStyle ?? this.output.app.window?.navigationStyle ?? 'default') !== 'custom';
  }

  private get isWhite(): boolean {
    const set = this.page.statusBarStyle;
    return (set ?? this.colour(this.output.app.window?.navigationBarTextStyle, 'white')) === 'white';
  }

  /** Resolves a colour of app.json, which may name an entry of theme.json. */
  private colour(value: unknown, otherwise: string): string {
    if (typeof value !== 'string') return otherwise;
    if (!value.startsWith('@')) return value;
    const themes = this.output.json<Record<string, Theme>>(this.output.app.themeLocation ?? 'theme.json');
    return themes[this.screen.bars.theme ?? 'light']?.[value.slice(1)] ?? otherwise;
  }

  private tabBar(): string {
    const { bars } = this.screen;
    const { list = [], color, selectedColor, backgroundColor } = this.output.app.tabBar ?? {};
    const set = (name: string, otherwise: unknown) => this.colour(bars.style[name] ?? otherwise, '#000');
    const items = list.map((item, index) => {
      const isOn = item.pagePath === this.page.path;
      const icon = picture(path.join(this.output.folder, (isOn ? item.selectedIconPath : item.iconPath) ?? ''));
      const badge = bars.badges.get(index);
      return `<div style="color:${isOn ? set('selectedColor', selectedColor) : set('color', color)}">
        <img src="${icon}">${badge ? `<b>${escaped(badge)}</b>` : ''}${escaped(bars.labels.get(index) ?? item.text)}</div>`;
    });
    const edge = bars.style.borderStyle === 'black' ? 'rgba(255,255,255,.08)' : 'rgba(0,0,0,.06)';
    return `<style>
      nav { position: absolute; left: 0; right: 0; bottom: 0; height: ${TAB_BAR}px; padding-bottom: ${SAFE_BOTTOM}px;
        display: flex; background: ${set('backgroundColor', backgroundColor)}; box-shadow: 0 -0.5px ${edge}; }
      nav > div { position: relative; flex: 1; text-align: center; font-size: 10px; line-height: 14px; white-space: nowrap; }
      nav img { display: block; width: 28px; height: 28px; margin: 4px auto 1px; }
      nav b { position: absolute; left: 50%; top: 2px; margin-left: 6px; padding: 0 5px; border-radius: 9px;
        font-size: 11px; line-height: 17px; background: #fa5151; color: #fff; }
    </style><nav>${items.join('')}</nav>`;
  }
}

function picture(file: string): string {
  return `data:image/png;base64,${readFileSync(file).toString('base64')}`;
}
