import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CardContact, VisitorCard } from '@contract/card';
import { formatPhone } from '@/lib/mobile';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { copyText } from '@/platform/clipboard';
import { previewImage } from '@/platform/previewImage';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import type { IconName } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { SectionHeader } from '@/ui/SectionHeader';
import { visitorCardMessages } from '../locale/messages';
import styles from './CardSection.module.scss';

type ContactName = 'mobile' | 'otherMobile' | 'landline' | 'weChatId' | 'email' | 'website' | 'address';

interface ContactRow {
  name: ContactName;
  icon: IconName;
  contact: CardContact;
  /** Copied when it is not called. */
  isCalled: boolean;
}

/** Returns the contacts that are set and not hidden. */
function contactRowsOf(card: VisitorCard): ContactRow[] {
  const website = card.website === '' ? null : { text: card.website, isMasked: false };
  const rows: [name: ContactName, icon: IconName, contact: CardContact | null][] = [
    ['mobile', 'phone', card.mobile],
    ['otherMobile', 'phone', card.otherMobile],
    ['landline', 'phone', card.landline],
    ['weChatId', 'brand-wechat', card.weChatId],
    ['email', 'mail', card.email],
    ['website', 'file-export', website],
    ['address', 'map-pin', card.address]
  ];
  return rows.flatMap(([name, icon, contact]) =>
    contact === null ? [] : [{ name, icon, contact, isCalled: icon === 'phone' }]
  );
}

async function copy(text: string): Promise<void> {
  overlays.toast((await copyText(text)) ? messages().copied : messages().copyFailed);
}

/** Contacts of the card: what is visible is called or copied, what is masked leads to the exchange. */
export const ContactList = observer(function ContactList({
  card,
  onUnmask
}: {
  card: VisitorCard;
  /** Undefined where there is nothing to do about it. */
  onUnmask: (() => void) | undefined;
}) {
  const t = visitorCardMessages();
  const { weChatCodeUrl } = card;
  const rows = contactRowsOf(card);
  if (rows.length === 0 && weChatCodeUrl === null) return null;
  return (
    <Card isBare>
      <View className={styles.head}>
        <SectionHeader title={t.contacts} />
      </View>
      {rows.map((row) => (
        <ContactCell key={row.name} row={row} onUnmask={onUnmask} />
      ))}
      {weChatCodeUrl !== null && (
        <Cell
          icon="brand-wechat"
          title={t.weChatCode}
          onPress={() => previewImage({ urls: [uploadUri(weChatCodeUrl)] })}
        />
      )}
    </Card>
  );
});

const ContactCell = observer(function ContactCell({
  row: { name, icon, contact, isCalled },
  onUnmask
}: {
  row: ContactRow;
  onUnmask: (() => void) | undefined;
}) {
  const t = visitorCardMessages();
  const label = t.contactNames[name];
  if (contact.isMasked) {
    const unmask = onUnmask && (
      <Button size="small" label={`${label} ${t.masked}`} onPress={onUnmask}>
        {t.masked}
      </Button>
    );
    return <Cell icon={icon} title={contact.text || label} hint={contact.text && label} value={unmask ?? t.masked} />;
  }
  const { text } = contact;
  const call = () => openDeepLink({ type: 'callPhone', phone: text.replace(/[^\d+]/g, '') });
  return (
    <Cell
      icon={icon}
      title={isCalled ? formatPhone(text) : text}
      hint={label}
      value={
        isCalled ? (
          <Button kind="tinted" size="small" label={`${label} ${t.call}`} onPress={call}>
            {t.call}
          </Button>
        ) : (
          <>
            {name === 'website' && (
              <Button size="small" onPress={() => openDeepLink({ type: 'externalLink', url: text })}>
                {t.openLink}
              </Button>
            )}
            <Button size="small" label={`${label} ${t.copy}`} onPress={() => void copy(text)}>
              {t.copy}
            </Button>
          </>
        )
      }
    />
  );
});
