import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatBytes, type Gate, GateFailure } from './Gate';
import type { WeappOutput } from './WeappOutput';

const iconLimitBytes = 40 * 1024;
const hexColour = /^#[0-9a-f]{6}$/i;
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Two to five tabs of the main package, each with two PNG icons of at most 40 kB; colours are hexadecimal. */
export const tabBar: Gate = {
  name: 'tab bar',
  check(output) {
    const items = output.app.tabBar?.list ?? [];
    if (items.length < 2 || items.length > 5) throw new GateFailure('app.json tabBar', `has ${items.length} items`);
    for (const name of ['color', 'selectedColor', 'backgroundColor'] as const) {
      const wrong = themed(output, output.app.tabBar?.[name] ?? '').find((colour) => !hexColour.test(colour));
      if (wrong !== undefined) throw new GateFailure('app.json tabBar', `${name} "${wrong}" is not hexadecimal`);
    }
    let largest = 0;
    for (const { pagePath, iconPath, selectedIconPath } of items) {
      if (!output.app.pages.includes(pagePath)) {
        throw new GateFailure('app.json tabBar', `${pagePath} is not a page of the main package`);
      }
      for (const icon of [iconPath, selectedIconPath]) {
        if (!icon) throw new GateFailure('app.json tabBar', `${pagePath} has no icon`);
        largest = Math.max(largest, checkIcon(output, icon));
      }
    }
    return `${items.length} tabs, largest icon ${formatBytes(largest)}`;
  }
};

/** Returns the value in the light and in the dark theme: `@name` is in the theme file for both. */
function themed(output: WeappOutput, value: string): string[] {
  if (!value.startsWith('@')) return [value];
  const { darkmode, themeLocation } = output.app;
  if (!darkmode || !themeLocation || !output.has(themeLocation)) {
    throw new GateFailure('app.json', `${value} needs darkmode and a theme file`);
  }
  const themes = output.json<Record<string, Record<string, string> | undefined>>(themeLocation);
  return ['light', 'dark'].map((theme) => themes[theme]?.[value.slice(1)] ?? `${value} of ${theme}`);
}

function checkIcon(output: WeappOutput, icon: string): number {
  const bytes = output.files.get(icon);
  if (bytes === undefined) throw new GateFailure(icon, 'is missing for the tab bar');
  if (bytes > iconLimitBytes)
    throw new GateFailure(icon, `${formatBytes(bytes)}, WeChat takes ${formatBytes(iconLimitBytes)}`);
  if (!readFileSync(path.join(output.folder, icon)).subarray(0, 8).equals(pngSignature)) {
    throw new GateFailure(icon, 'is not a PNG');
  }
  return bytes;
}
