import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { messages } from '@/locale/messages';
import { FocusScope } from '@/platform/focusScope';
import { Pressable } from '@/platform/pressable';
import { Button } from './Button';
import { Mask } from './Mask';
import type { ModalAnswer, ModalOptions } from './overlays';
import { TextInput } from './TextInput';
import styles from './Modal.module.scss';

interface ModalProps {
  options: ModalOptions;
  isLeaving: boolean;
  onAnswer(answer: ModalAnswer): void;
}

/** Confirmation dialog, rendered by DialogHost; open it with `overlays.modal`. */
export const Modal = observer(function Modal({ options, isLeaving, onAnswer }: ModalProps) {
  const { title, text, editable, isNotice, links } = options;
  const [typed, setTyped] = useState(editable ?? '');
  const cancel = () => onAnswer({ confirm: false });
  const confirm = () => onAnswer(editable === undefined ? { confirm: true } : { confirm: true, text: typed });
  return (
    <Mask position="middle" isLeaving={isLeaving} onPress={cancel}>
      <FocusScope className={styles.panel} role="alertdialog" label={title} onEscape={cancel}>
        <View className={styles.title}>{title}</View>
        {text && (
          <View className={styles.text}>
            <Text userSelect>{text}</Text>
          </View>
        )}
        {links && (
          <View className={styles.links}>
            {links.map((link) => (
              <Pressable
                key={link.text}
                className={styles.link}
                role="link"
                onPress={() => {
                  cancel();
                  link.open();
                }}
              >
                <Text>{link.text}</Text>
              </Pressable>
            ))}
          </View>
        )}
        {editable !== undefined && (
          <View className={styles.field}>
            <TextInput name="answer" label={title} value={typed} onChange={setTyped} isFocused />
          </View>
        )}
        <View className={styles.buttons}>
          {!isNotice && (
            <View className={styles.button}>
              <Button size="medium" isFull onPress={cancel}>
                {options.cancelText ?? messages().cancel}
              </Button>
            </View>
          )}
          <View className={styles.button}>
            <Button kind="primary" size="medium" isFull onPress={confirm}>
              <Text>{options.confirmText ?? messages().ok}</Text>
            </Button>
          </View>
        </View>
      </FocusScope>
    </Mask>
  );
});
