import Taro from '@tarojs/taro';
import { messages } from '@/locale/messages';
import { copyText } from '@/platform/clipboard';
import { openExternalLink } from '@/platform/externalLink';
import { type ChoiceItem, overlays } from '@/ui/overlays';
import type { ExternalLinks, MapLocation } from './externalLinks.types';
import { outsideMessages } from './locale/messages';
import { miniProgramCodePanel } from './MiniProgramCode';

export const copy: ExternalLinks['copy'] = (text) => void copyText(text);

export const callPhone: ExternalLinks['callPhone'] = (phoneNumber) => {
  // A call that the person breaks off is refused by the browser, and is no error.
  Taro.makePhoneCall({ phoneNumber }).catch(() => undefined);
};

export const openMiniProgram: ExternalLinks['openMiniProgram'] = ({ code }) =>
  void overlays.panel(miniProgramCodePanel(code));

export const openInApp: ExternalLinks['openInApp'] = (target, otherwise) =>
  void import('./openInApp').then((part) => part.openInApp(target, otherwise));

export const openMap: ExternalLinks['openMap'] = (location) => {
  void chooseMap(location);
};

interface MapChoice extends ChoiceItem {
  run(): void;
}

/** Asks also with one map alone: the address can be copied for every other one. */
async function chooseMap(location: MapLocation): Promise<void> {
  const t = outsideMessages();
  const address = location.address ?? location.name;
  const position = `${location.latitude},${location.longitude}`;
  const choices: MapChoice[] = [
    ...MAPS.map(({ name, url }) => ({
      text: t.maps[name],
      icon: 'map-pin' as const,
      run: () => openExternalLink(mapUrl(url, location))
    })),
    { text: t.copyAddress, hint: address, icon: 'copy', run: () => void copyWithToast(address) },
    { text: t.copyPosition, hint: position, icon: 'copy', run: () => void copyWithToast(position) }
  ];
  const items = choices.map(({ text, hint, icon }) => ({ text, hint, icon }));
  const chosen = await overlays.actionSheet({ title: location.name, items });
  if (chosen !== null) choices[chosen]?.run();
}

/** The address of a map with the location put in for its `{names}`. */
function mapUrl(url: string, { latitude, longitude, name, address = '' }: MapLocation): string {
  const values: Record<string, string> = { lat: String(latitude), lng: String(longitude), name, address };
  return url.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}

async function copyWithToast(text: string): Promise<void> {
  overlays.toast((await copyText(text)) ? messages().copied : messages().copyFailed);
}
