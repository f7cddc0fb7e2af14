import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { HolderPerson } from '@contract/holder';
import { formatPhone } from '@/lib/mobile';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { copyText } from '@/platform/clipboard';
import { Button } from '@/ui/Button';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { holderMessages } from '../locale/messages';
import styles from './ContactRows.module.scss';

const fields = ['mobile', 'otherMobile', 'landline', 'weChatId', 'email', 'website', 'address'] as const;
type ContactField = (typeof fields)[number];

const isNumber = (field: ContactField) => field === 'mobile' || field === 'otherMobile' || field === 'landline';

/** Known contacts of a person: numbers to call, a website to open, the rest to copy. */
export const ContactRows = observer(function ContactRows({ person }: { person: HolderPerson }) {
  const { entry: t } = holderMessages();
  const known = fields.filter((field) => person[field] !== '');
  if (known.length === 0) return <Cell title={t.noContacts} hint={t.noContactsHint} />;
  return (
    <View className={styles.contacts}>
      {known.map((field) => (
        <ContactRow key={field} field={field} text={person[field]} />
      ))}
    </View>
  );
});

const ContactRow = observer(function ContactRow({ field, text }: { field: ContactField; text: string }) {
  const { entry: t } = holderMessages();
  const handleCopy = async () => overlays.toast((await copyText(text)) ? messages().copied : messages().copyFailed);
  return (
    <Cell
      title={isNumber(field) ? formatPhone(text) : text}
      hint={t[field]}
      value={
        <>
          {isNumber(field) && (
            <Button
              kind="tinted"
              size="small"
              label={`${t[field]} ${t.call}`}
              onPress={() => openDeepLink({ type: 'callPhone', phone: text })}
            >
              {t.call}
            </Button>
          )}
          {field === 'website' && (
            <Button size="small" onPress={() => openDeepLink({ type: 'externalLink', url: addressOf(text) })}>
              {t.openLink}
            </Button>
          )}
          <Button size="small" label={`${t[field]} ${t.copy}`} onPress={() => void handleCopy()}>
            {t.copy}
          </Button>
        </>
      }
    />
  );
});

/** Returns the address of a website, which is often printed without its scheme. */
const addressOf = (website: string) => (/^https?:\/\//i.test(website) ? website : `https://${website}`);
