import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { callingCodeOf, isOverseasCountry } from '@rules/overseasMobile';
import { countryName } from '@/components/country/countryName';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { Picker } from '@/ui/Picker';
import { loginMessages } from '../locale/messages';
import { loginMethods } from '../loginMethods';
import type { MobileFieldStore, NumberCountry } from '../MobileField.store';
import styles from './CountryCode.module.scss';

interface CountryCodeProps {
  mobile: MobileFieldStore;
  onChoose(country: NumberCountry): void;
}

/** Calling code of the number: the choice of a country where the server serves others, otherwise why there is none. */
export const CountryCode = observer(function CountryCode({ mobile, onChoose }: CountryCodeProps) {
  const [isOpen, setOpen] = useState(false);
  const t = loginMessages();
  const { countries } = loginMethods;
  const code = codeOf(mobile.country);
  const options = (['CN', ...countries] as const).map((key) => ({
    key,
    text: `${key === 'CN' ? t.mainland : countryName(key)} ${codeOf(key)}`
  }));
  const hasChoice = countries.length > 0;
  return (
    <>
      <Pressable
        className={styles.country}
        label={`${t.countryCode} ${code}`}
        onPress={() => (hasChoice ? setOpen(true) : void explainCountry())}
      >
        <Text>{code}</Text>
        <Icon name={hasChoice ? 'chevron-down' : 'info-circle'} className={styles.about} />
      </Pressable>
      {/* In a separate view: opening the sheet would otherwise resend the field of the mini-program. */}
      <View>
        <Picker
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={t.countryCode}
          options={options}
          value={mobile.country}
          onChange={onChoose}
        />
      </View>
    </>
  );
});

const codeOf = (country: NumberCountry): string =>
  `+${country !== 'CN' && isOverseasCountry(country) ? callingCodeOf(country) : '86'}`;

/** Explains that codes go to mainland numbers only, hence no country picker, and what works without a login. */
async function explainCountry(): Promise<void> {
  const t = loginMessages();
  await overlays.modal({ title: t.countryTitle, text: t.notServedText, isNotice: true });
}
