import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { FieldGroup } from '@/components/form/FieldGroup';
import { TextField } from '@/components/form/TextField';
import { formatPhone } from '@/lib/mobile';
import { push } from '@/navigation/navigate';
import { Cell } from '@/ui/Cell';
import { Switch } from '@/ui/Switch';
import type { ExchangeStore } from '../Exchange.store';
import { exchangeMessages } from '../locale/messages';
import styles from './SharedContactForm.module.scss';

const MAX_LENGTHS = { position: 30, weChatId: 20 };

/** Contact data of a user without a card, who chooses each of them, or makes a card first. */
export const AccountContact = observer(function AccountContact({ store }: { store: ExchangeStore }) {
  const t = exchangeMessages();
  const { room, shown, problems } = store;
  if (!room) return null;
  const { own } = room;
  const errorMessageFor = (field: keyof typeof problems) => {
    const problem = problems[field];
    return problem && t.problems[problem];
  };
  return (
    <>
      <FieldGroup title={t.shownTitle}>
        <Cell icon="id-badge-2" title={t.createCard} hint={t.createCardHint} onPress={() => push('vcard.home')} />
        <Cell title={t.name} value={own.name} />
        {own.company !== '' && (
          <Cell
            title={t.company}
            hint={own.company}
            value={
              <Switch
                label={t.show(t.company)}
                isOn={shown.company}
                onChange={(company) => store.setShown({ company })}
              />
            }
          />
        )}
        {own.mobile !== '' && (
          <Cell
            title={t.mobile}
            hint={formatPhone(own.mobile)}
            value={
              <Switch label={t.show(t.mobile)} isOn={shown.mobile} onChange={(mobile) => store.setShown({ mobile })} />
            }
          />
        )}
        <TextField
          field="weChatId"
          isOptional
          label={t.weChat}
          hint={t.weChatHint}
          placeholder={t.notShown}
          max={MAX_LENGTHS.weChatId}
          value={shown.weChatId}
          error={errorMessageFor('weChatId')}
          onChange={(weChatId) => store.setShown({ weChatId })}
        />
        <TextField
          field="position"
          isOptional
          label={t.position}
          placeholder={t.notShown}
          max={MAX_LENGTHS.position}
          value={shown.position}
          error={errorMessageFor('position')}
          onChange={(position) => store.setShown({ position })}
        />
      </FieldGroup>
      {problems.contact && <View className={styles.problem}>{t.problems.required}</View>}
    </>
  );
});
