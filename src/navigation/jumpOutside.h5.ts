import Taro from '@tarojs/taro';
import { messages } from '@/locale/messages';
import { copyText } from '@/platform/clipboard';
import { openExternalLink } from '@/platform/externalLink';
import { feedback, type ChoiceItem } from '@/ui/feedback';
import type { JumpOutside, MapPlace } from './jumpOutside.types';
import { outsideMessages } from './locale/messages';
import { miniProgramCode } from './MiniProgramCode';

export const copy: JumpOutside['copy'] = (text) => void copyText(text);

export const callPhone: JumpOutside['callPhone'] = (phoneNumber) => {
  // A call that the person breaks off is refused by the browser, and is no error.
  Taro.makePhoneCall({ phoneNumber }).catch(() => undefined);
};

export const openMiniProgram: JumpOutside['openMiniProgram'] = ({ code }) => void feedback.panel(miniProgramCode(code));

export const openMap: JumpOutside['openMap'] = (place) => {
  void askForMap(place);
};

interface Way extends ChoiceItem {
  run(): void;
}

/** Also with one map alone: the address can be copied for every other one. */
async function askForMap(place: MapPlace): Promise<void> {
  const t = outsideMessages();
  const address = place.address ?? place.name;
  const position = `${place.latitude},${place.longitude}`;
  const ways: Way[] = [
    ...MAPS.map(({ name, url }) => ({
      text: t.maps[name],
      icon: 'map-pin' as const,
      run: () => openExternalLink(addressOn(url, place))
    })),
    { text: t.copyAddress, hint: address, icon: 'copy', run: () => void copyAloud(address) },
    { text: t.copyPosition, hint: position, icon: 'copy', run: () => void copyAloud(position) }
  ];
  const items = ways.map(({ text, hint, icon }) => ({ text, hint, icon }));
  const chosen = await feedback.actionSheet({ title: place.name, items });
  if (chosen !== null) ways[chosen]?.run();
}

/** The address of a map with the place put in for its `{names}`. */
function addressOn(url: string, { latitude, longitude, name, address = '' }: MapPlace): string {
  const values: Record<string, string> = { lat: String(latitude), lng: String(longitude), name, address };
  return url.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}

async function copyAloud(text: string): Promise<void> {
  feedback.toast((await copyText(text)) ? messages().copied : messages().copyFailed);
}
