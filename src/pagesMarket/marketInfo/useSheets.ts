import { useState } from 'react';

/** The sheets of a page, of which one at a time is open. One that was opened stays, so that it can slide away. */
export function useSheets<Name extends string>() {
  const [open, setOpen] = useState<Name | null>(null);
  const [openedNames, setOpenedNames] = useState<readonly Name[]>([]);
  return {
    isOpen: (name: Name) => open === name,
    /** False until it is opened for the first time: nothing of it need be there before. */
    wasOpened: (name: Name) => openedNames.includes(name),
    open(name: Name) {
      setOpen(name);
      setOpenedNames((names) => (names.includes(name) ? names : [...names, name]));
    },
    close: () => setOpen(null)
  };
}

export type Sheets<Name extends string> = ReturnType<typeof useSheets<Name>>;
