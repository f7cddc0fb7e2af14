import { useState } from 'react';

/** Manages the sheets of a page, one open at a time. An opened sheet stays mounted to animate its closing. */
export function useSheets<Name extends string>() {
  const [open, setOpen] = useState<Name | null>(null);
  const [openedNames, setOpenedNames] = useState<readonly Name[]>([]);
  return {
    isOpen: (name: Name) => open === name,
    /** Returns false until the sheet is first opened; it need not be mounted before. */
    wasOpened: (name: Name) => openedNames.includes(name),
    open(name: Name) {
      setOpen(name);
      setOpenedNames((names) => (names.includes(name) ? names : [...names, name]));
    },
    close: () => setOpen(null)
  };
}

export type Sheets<Name extends string> = ReturnType<typeof useSheets<Name>>;
